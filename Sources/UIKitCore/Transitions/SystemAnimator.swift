package import Foundation

/// The standard transition: what comes in takes its final place, and time passes.
@MainActor package final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  /// Whether what comes in goes below what leaves, as when popping or dismissing.
  private let isBackwards: Bool

  package static let navigationDuration: TimeInterval = 0.35
  package static let presentationDuration: TimeInterval = 0.4

  package init(duration: TimeInterval, isBackwards: Bool) {
    self.duration = duration
    self.isBackwards = isBackwards
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), view.superview !== context.containerView {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      if isBackwards {
        context.containerView.insertSubview(view, at: 0)
      } else {
        context.containerView.addSubview(view)
      }
    }
    UIView.animate(withDuration: duration) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
