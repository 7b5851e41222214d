public import Foundation

/// Animations without closures, which are begun and committed.
extension UIView {
  /// Animates changes until ``commitAnimations()``, for 0.2 seconds unless another duration is set.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let outer = AnimationContext.stack.last
    AnimationBlock.open.append(AnimationBlock(identifier: animationID, context: context))
    var context = AnimationContext(duration: outer?.duration ?? 0.2, delay: outer?.delay ?? 0)
    context.block = BlockAnimations()
    AnimationContext.enter(context)
  }

  public class func commitAnimations() {
    guard let block = AnimationBlock.open.popLast(), let context = AnimationContext.stack.last
    else { return }
    AnimationContext.leave()
    block.tell(block.willStart, [block.identifier, block.context])
    let stopped = { (finished: Bool) in
      context.block?.end()
      block.tell(block.didStop, [block.identifier, NSNumber(value: finished), block.context])
    }
    guard AnimationContext.areAnimationsEnabled else { return stopped(true) }
    let length = max(context.delay + context.duration, context.block?.length ?? 0)
    guard length < .infinity else {
      context.block?.whenRemoved = { stopped(false) }
      return
    }
    let entry = AnimationTimeline.current.schedule(after: length, stopped)
    context.block?.whenRemoved = { [weak entry] in
      if let entry { AnimationTimeline.current.finish(entry, finished: false) }
    }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationContext.change { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationContext.change { $0.delay = delay }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationContext.change { $0.timing = curve.timing }
  }

  /// Sets the time at which the changes begin.
  public class func setAnimationStart(_ startDate: Date) {
    AnimationContext.change { $0.delay = max(0, startDate.timeIntervalSinceNow) }
  }

  /// Animates the changes of the content of `view` with a transition.
  ///
  /// - Parameter cache: Has no effect.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let context = AnimationContext.stack.last else { return }
    view.showReplacement(
      AnimationOptions(rawValue: UInt(transition.rawValue) << 20), context.duration)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationContext.change { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationContext.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Has no effect: an animation always begins at the values that are displayed.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.change { $0.delegate = delegate }
  }

  /// - Parameter selector: A method with two arguments, the identifier and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationBlock.change { $0.willStart = selector }
  }

  /// - Parameter selector: A method with three arguments: the identifier, whether the animations finished, and
  ///   the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationBlock.change { $0.didStop = selector }
  }
}
