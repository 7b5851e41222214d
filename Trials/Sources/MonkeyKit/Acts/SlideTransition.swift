import UIKit

/// A transition of an app's own, which takes its time.
@MainActor
final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  static let shared = SlideTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let to = transitionContext.view(forKey: .to) {
      if let controller = transitionContext.viewController(forKey: .to) {
        to.frame = transitionContext.finalFrame(for: controller)
      }
      container.addSubview(to)
    }
    UIView.animate(withDuration: 0.4) {
      transitionContext.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      transitionContext.view(forKey: .from)?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
