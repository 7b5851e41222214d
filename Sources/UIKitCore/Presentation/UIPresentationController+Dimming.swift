import Foundation

extension UIPresentationController {
  /// Dims the content behind the presented view from the start of the presentation on.
  ///
  /// - Parameter touched: Called when a user touches the area outside of the presented view.
  final func addDimming(touched: @escaping () -> Void) {
    let view = DimmingView(frame: containerView?.bounds ?? .zero)
    view.touched = touched
    containerView?.insertSubview(view, at: 0)
    dimming = view
    view.alpha = 0
    fadeDimming(to: 1)
  }

  /// Changes the dimming alongside the transition, or immediately if there is no animated transition.
  final func fadeDimming(to alpha: CGFloat) {
    guard let dimming else { return }
    let coordinator = run.isAnimated ? run.coordinator : nil
    let isBeside = coordinator?.animate(
      alongsideTransition: { _ in dimming.alpha = alpha }, completion: nil)
    if isBeside != true { dimming.alpha = alpha }
  }
}
