import DisplayInterface
import Foundation

@MainActor extension CALayer {
  /// Returns the shadow of a view's layer, or `nil` if none is visible, as with ``masksToBounds``.
  final func shownShadow(_ traits: UITraitCollection) -> Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor, shadowColor.alpha > 0 else {
      return nil
    }
    var color = UIColor(cgColor: shadowColor).displayColor(traits)
    color.alpha *= Double(shadowOpacity.clamped(0, 1))
    return Shadow(
      color: color,
      offset: CGSize(width: shadowOffset.width.bounded, height: shadowOffset.height.bounded),
      radius: max(0, shadowRadius.bounded),
      path: shadowPath.map { $0.steps(in: self, by: .identity) })
  }

  /// The mask of a view's layer: a path if the mask consists only of one, otherwise an image.
  final var shownMask: Mask? {
    guard let mask else { return nil }
    mask.layoutOwnIfNeeded()
    if let shape = mask as? CAShapeLayer, let path = shape.filledPath {
      return .path(
        path.steps(in: self, by: shape.toSuperlayer), isEvenOdd: shape.fillRule == .evenOdd)
    }
    let size = bounds.size
    guard size.width >= 1, size.height >= 1 else { return nil }
    let context = CGContext(size: size, scale: UIScreen.main.scale, origin: bounds.origin)
    mask.renderInSuperlayer(context)
    guard let image = context.makeImage() else { return nil }
    return .image(
      Image(
        source: .pixels(image.pixels, width: image.width, height: image.height), size: size))
  }
}

extension CAShapeLayer {
  /// The path, if the layer draws only its opaque interior.
  fileprivate final var filledPath: CGPath? {
    let isPlain =
      opacity == 1 && !isHidden && mask == nil && sublayers == nil && contents == nil
      && backgroundColor == nil && borderWidth == 0 && !masksToBounds && shadowOpacity == 0
    guard isPlain, fillColor?.alpha == 1, strokeColor == nil || lineWidth == 0 else { return nil }
    return path
  }
}

extension CGPath {
  /// Returns the steps of the path relative to the top left corner of a layer.
  fileprivate func steps(
    in layer: CALayer, by transform: CGAffineTransform
  ) -> [PathStep] {
    let origin = layer.bounds.origin
    let whole = transform.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    return steps.map { $0.applying(whole) }
      .filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
