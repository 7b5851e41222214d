package import Foundation

/// Runs animations and completions together with a transition.
///
/// It exists from the request of a transition on, before there is a context.
@MainActor
package final class TransitionCoordinator: NSObject,
  UIViewControllerTransitionCoordinator
{
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  package let transitionDuration: TimeInterval
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  package weak var context: TransitionContext?

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false
  private var wasInteractive = false
  private var wasCancelled = false

  package init(
    from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle,
    duration: TimeInterval, isAnimated: Bool = true
  ) {
    self.from = from
    self.to = to
    presentationStyle = style
    transitionDuration = duration
    self.isAnimated = isAnimated
    super.init()
    guard isAnimated else { return }
    for group in CATransaction.openGroups {
      group.enter()
      completions.append { _ in Turn.current.afterLayout { group.leave() } }
    }
  }

  // MARK: Context

  package var initiallyInteractive: Bool { wasInteractive }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { context?.isInteractive ?? false }
  package var isCancelled: Bool { context?.transitionWasCancelled ?? wasCancelled }
  package var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package var containerView: UIView { context?.containerView ?? UIView() }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context?.view(forKey: key)
  }

  // MARK: Taking part

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append { context in if !context.isInteractive { handler(context) } }
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  // MARK: Messages from the transition

  /// Takes over the handlers of a coordinator whose transition didn't start.
  package func adopt(_ other: TransitionCoordinator) {
    animations += other.animations
    completions += other.completions
    interactionHandlers += other.interactionHandlers
    other.animations = []
    other.completions = []
    other.interactionHandlers = []
  }

  package func begin(interactively: Bool) {
    guard !hasBegun else { return }
    hasBegun = true
    wasInteractive = interactively
    let animations = self.animations
    self.animations = []
    AnimationContext.run(AnimationContext(duration: transitionDuration, delay: 0)) {
      for animation in animations { animation(self) }
    }
  }

  package func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  package func end(cancelled: Bool) {
    wasCancelled = cancelled
    animations = []
    interactionHandlers = []
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
