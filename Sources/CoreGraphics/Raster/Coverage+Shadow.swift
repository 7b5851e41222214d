import DisplayInterface
import Foundation

extension Coverage {
  /// Returns the shadow of this area.
  ///
  /// - Parameters:
  ///   - blur: The distance by which the blur spreads the shadow, in pixels.
  ///   - alpha: The alpha of the drawing at a pixel.
  func cast(dx: Int, dy: Int, blur: CGFloat, alpha: (Int, Int) -> Float) -> Coverage {
    guard !isEmpty else { return .none }
    let reach = max(0, Int(bounded: blur.rounded()))
    let (w, h) = (width + 2 * reach, height + 2 * reach)
    var plane = [Float](repeating: 0, count: w * h)
    for y in 0..<height {
      for x in 0..<width {
        let covered = Float(value(minX + x, minY + y)) / 255
        guard covered > 0 else { continue }
        plane[(y + reach) * w + x + reach] = covered * alpha(minX + x, minY + y)
      }
    }
    // Two passes of a box blur approximate a Gaussian blur.
    let radius = reach / 2
    if radius > 0 {
      for _ in 0..<2 {
        plane = Self.blurred(plane, lines: h, length: w, step: 1, next: w, radius)
        plane = Self.blurred(plane, lines: w, length: h, step: w, next: 1, radius)
      }
    }
    return Coverage(
      minX: minX - reach + dx, minY: minY - reach + dy, width: w, height: h,
      values: plane.map { Pixel.byte($0) })
  }

  private static func blurred(
    _ plane: [Float], lines: Int, length: Int, step: Int, next: Int, _ radius: Int
  ) -> [Float] {
    var result = plane
    let size = Float(2 * radius + 1)
    for line in 0..<lines {
      var sum: Float = 0
      for index in 0..<min(radius, length) { sum += plane[line * next + index * step] }
      for index in 0..<length {
        if index + radius < length { sum += plane[line * next + (index + radius) * step] }
        if index > radius { sum -= plane[line * next + (index - radius - 1) * step] }
        result[line * next + index * step] = sum / size
      }
    }
    return result
  }
}
