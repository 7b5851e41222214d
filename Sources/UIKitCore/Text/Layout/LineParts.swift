import Foundation

/// The free parts of a line, from left to right.
struct LineParts {
  private(set) var rects: [CGRect]

  init(_ line: CGRect) {
    rects = [line]
  }

  mutating func remove(_ span: ClosedRange<CGFloat>) {
    rects = rects.flatMap { rect -> [CGRect] in
      guard span.lowerBound < rect.maxX, span.upperBound > rect.minX else { return [rect] }
      let left = CGRect(
        x: rect.minX, y: rect.minY, width: span.lowerBound - rect.minX, height: rect.height)
      let right = CGRect(
        x: span.upperBound, y: rect.minY, width: rect.maxX - span.upperBound, height: rect.height)
      return [left, right].filter { $0.width > 0 }
    }
  }
}
