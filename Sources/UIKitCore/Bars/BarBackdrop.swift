/// The background image of a bar.
@MainActor package final class BarBackdrop: UIImageView {}

extension UIView {
  /// Stretches an image over the bar, behind its other subviews. `nil` removes the image.
  final func showBackdrop(_ image: UIImage?) {
    let former = subviews.lazy.compactMap { $0 as? BarBackdrop }.first
    mark(.content)
    guard let image else { return former?.removeFromSuperview() ?? () }
    let view = former ?? BarBackdrop(frame: bounds)
    view.image = image
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIBarStyle {
  /// A black bar is dark with white titles, regardless of the rest of the interface.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
