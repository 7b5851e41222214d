import Foundation

extension UIPresentationController {
  /// Veils what is behind, from the beginning of the presentation on.
  ///
  /// - Parameter touched: Called when a person touches beside what is presented.
  final func addDimming(touched: @escaping () -> Void) {
    let view = DimmingView(frame: containerView?.bounds ?? .zero)
    view.touched = touched
    containerView?.insertSubview(view, at: 0)
    dimming = view
    view.alpha = 0
    fadeDimming(to: 1)
  }

  /// Changes the veil beside the transition that begins, at once where none is animated.
  final func fadeDimming(to alpha: CGFloat) {
    guard let dimming else { return }
    let coordinator = run.isAnimated ? run.coordinator : nil
    let isBeside = coordinator?.animate(
      alongsideTransition: { _ in dimming.alpha = alpha }, completion: nil)
    if isBeside != true { dimming.alpha = alpha }
  }
}
