public import Foundation

/// Drives the animator of a transition by the fraction that a gesture sets.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// In seconds.
  open private(set) var duration: CGFloat = 0
  /// From 0 through 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the gesture has ended, unless ``timingCurve`` is set.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  private var held: [AnimationTimeline.Entry] = []
  private var blocks: [BlockAnimations] = []

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    guard let animator = (transitionContext as? TransitionContext)?.animator else { return }
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    blocks = BlockAnimations.collect {
      held = AnimationTimeline.current.hold {
        animator.animateTransition(using: transitionContext)
      }
    }
    show([0])
  }

  open func pause() {
    context?.pauseInteractiveTransition()
    for entry in held { AnimationTimeline.current.hold(entry) }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
    show([self.percentComplete])
  }

  /// Returns the transition to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    end(remaining: percentComplete, at: 0)
  }

  /// Runs the transition to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    end(remaining: 1 - percentComplete, at: 1)
  }

  /// Ends the interaction if the transition ended without ``finish()`` or ``cancel()``.
  final func transitionDidEnd() {
    if context != nil { end(remaining: 0, at: percentComplete) }
  }

  /// Makes displays show the views as they are at fractions of the transition.
  private func show(_ fractions: [CGFloat], for length: TimeInterval = 0) {
    for block in blocks { block.follow(fractions.map { TimeInterval($0 * duration) }, for: length) }
  }

  private func end(remaining: CGFloat, at fraction: CGFloat) {
    context = nil
    let entries = held
    held = []
    let factor = TimeInterval(remaining / max(completionSpeed, 0.01))
    var context = AnimationContext(duration: TimeInterval(duration) * factor, delay: 0)
    context.timing = completionCurve.timing
    context.take(timingCurve)
    let (steps, curve) = (24, context.curve)
    show(
      (0...steps).map {
        percentComplete + (fraction - percentComplete)
          * CGFloat(curve.value(at: Double($0) / Double(steps)))
      }, for: context.duration)
    blocks = []
    for entry in entries {
      AnimationTimeline.current.release(entry, after: entry.duration * factor)
    }
  }
}
