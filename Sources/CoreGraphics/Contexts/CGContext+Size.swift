import DisplayInterface
package import Foundation

extension CGContext {
  /// Clear pixels with the origin at the top left; a single one for a picture that there can't be.
  package convenience init(size: CGSize, scale: CGFloat, origin: CGPoint = .zero) {
    let pixels = Self.pixels(size, scale)
    self.init(
      canvas: Canvas(width: max(1, pixels?.width ?? 1), height: max(1, pixels?.height ?? 1)),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale))
  }

  /// How many pixels a unit is long, in the mean of both directions.
  var scale: CGFloat { abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot() }

  /// The pixels of a picture; `nil` for one that there can't be.
  package static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int, height: Int)? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 0, height >= 0, width.isFinite, height.isFinite,
      Canvas.isPossible(Int(bounded: width), Int(bounded: height))
    else { return nil }
    return (Int(bounded: width), Int(bounded: height))
  }
}
