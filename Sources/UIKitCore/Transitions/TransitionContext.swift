package import Foundation

/// One transition between two controllers, from its start to its completion or cancellation.
@MainActor
package final class TransitionContext: NSObject,
  UIViewControllerContextTransitioning
{
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  package let coordinator: TransitionCoordinator?
  /// Whether the animation of the transition has started.
  private(set) var hasStarted = false
  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  package private(set) var percentComplete: CGFloat = 0

  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interactor: (any UIViewControllerInteractiveTransitioning)?
  package var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  package var views: [UITransitionContextViewKey: UIView] = [:]
  package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  package var finalFrames: [ObjectIdentifier: CGRect] = [:]

  private var ended: ((_ completed: Bool) -> Void)?

  /// Whether the transition was completed or cancelled. A callback that runs a turn can end the transition
  /// before it begins.
  var hasEnded: Bool { ended == nil }

  /// - Parameter ended: Called once, when the transition is completed or cancelled.
  package init(
    in containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle,
    coordinator: TransitionCoordinator?, ended: @escaping (_ completed: Bool) -> Void
  ) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    self.coordinator = coordinator
    self.ended = ended
    super.init()
    coordinator?.context = self
  }

  /// Starts the transition. Without an animator, it completes immediately.
  package func start() {
    hasStarted = true
    guard let animator else { return completeTransition(true) }
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      interactor.startInteractiveTransition(self)
      coordinator?.begin(interactively: true)
    } else {
      animator.animateTransition(using: self)
      coordinator?.begin(interactively: false)
    }
  }

  /// Ends the transition without calling `ended`.
  package func abandon() {
    ended = nil
    endDriving()
  }

  /// Releases the interactor, which retains the transition until the interaction ends. If the transition ends
  /// otherwise, the interaction would never end.
  private func endDriving() {
    (interactor as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd()
    interactor = nil
  }

  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    (animator as? SystemAnimator)?.follow(self)
  }

  package func finishInteractiveTransition() {
    endInteraction(cancelled: false)
  }

  package func cancelInteractiveTransition() {
    endInteraction(cancelled: true)
  }

  package func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    coordinator?.interactionDidChange()
  }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    (animator as? SystemAnimator)?.goOn(self)
    coordinator?.interactionDidChange()
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let ended else { return }
    self.ended = nil
    isInteractive = false
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    ended(didComplete)
    coordinator?.end(cancelled: !didComplete)
    endDriving()
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { controllers[key] }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}
