package import Foundation

// NaN is checked at every entry point, because arithmetic propagates it.

extension CGPoint {
  package var hasNaN: Bool { x.isNaN || y.isNaN }
  /// The point with 0 in place of NaN.
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

  /// Returns the intersection of two rectangles; null if they don't intersect.
  ///
  /// Foundation's `intersection(_:)` traps if an edge is NaN.
  package func overlap(with other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// Layouts compute with bounded numbers, because the difference of two infinities is NaN.

extension CGFloat {
  /// The number limited to ±1,000,000,000; 0 for NaN.
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
