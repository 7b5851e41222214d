import DisplayInterface
package import Foundation

extension CGContext {
  /// Creates a context with transparent pixels and the origin at the top left; if the size is impossible, it
  /// has a single pixel.
  package convenience init(size: CGSize, scale: CGFloat, origin: CGPoint = .zero) {
    let pixels = Self.pixels(size, scale)
    self.init(
      canvas: Canvas(width: max(1, pixels?.width ?? 1), height: max(1, pixels?.height ?? 1)),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale))
  }

  /// The number of pixels per unit, averaged over both directions.
  var scale: CGFloat { abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot() }

  /// Returns the size of an image in pixels; `nil` if it's impossible.
  package static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int, height: Int)? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 0, height >= 0, width.isFinite, height.isFinite,
      Canvas.isPossible(Int(bounded: width), Int(bounded: height))
    else { return nil }
    return (Int(bounded: width), Int(bounded: height))
  }
}
