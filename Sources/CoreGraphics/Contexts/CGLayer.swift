public import Foundation

/// Something that is drawn once and shown often.
public final class CGLayer {
  /// In points.
  public let size: CGSize
  /// What the layer is drawn with, its origin at the bottom left.
  public let context: CGContext?

  /// - Parameter context: What the layer is to be drawn in, which says how many pixels it has.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    let scale = max(1, context.scale)
    guard let pixels = CGContext.pixels(size, scale), pixels.width > 0, pixels.height > 0 else {
      return nil
    }
    self.size = size
    self.context = CGContext(
      canvas: Canvas(width: pixels.width, height: pixels.height),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixels.height)))
  }
}

extension CGContext {
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
