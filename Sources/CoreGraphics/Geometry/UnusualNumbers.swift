package import Foundation

// What is not a number is asked for wherever it would come in, because arithmetic spreads it.

extension CGPoint {
  package var hasNaN: Bool { x.isNaN || y.isNaN }
  /// The point with 0 for what is not a number.
  package var withoutNaN: CGPoint { CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y) }
}

extension CGSize {
  package var hasNaN: Bool { width.isNaN || height.isNaN }
  package var withoutNaN: CGSize {
    CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
  }
}

extension CGRect {
  package var hasNaN: Bool { origin.hasNaN || size.hasNaN }
  package var withoutNaN: CGRect { CGRect(origin: origin.withoutNaN, size: size.withoutNaN) }
  package var middle: CGPoint { CGPoint(x: midX, y: midY) }
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The part that two rectangles share; null if there is none.
  ///
  /// Foundation's `intersection(_:)` stops the program where an edge is not a number.
  package func overlap(with other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// What layouts reckon with: sums and differences of infinite numbers would be none.

extension CGFloat {
  /// The nearest number of at most a thousand million; 0 for what is not a number.
  package var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CGPoint {
  package var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGSize {
  package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGRect {
  package var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}
