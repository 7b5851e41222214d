public import Foundation

/// A drawing that is created once and displayed repeatedly.
public final class CGLayer {
  /// The size in points.
  public let size: CGSize
  /// The context that draws into the layer, with the origin at the bottom left.
  public let context: CGContext?

  /// - Parameter context: The context in which the layer is displayed; it determines the number of pixels.
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
