import DisplayInterface
import UIKitDiagnostics
public import Foundation

/// Animates changes, and can be paused, moved and stopped meanwhile.
///
/// The changes of its closures are applied when it becomes active.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds.
  open private(set) var duration: TimeInterval
  /// The delay in seconds.
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  /// Has no effect.
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  open var isReversed = false {
    didSet { if isReversed != oldValue { reversalDidChange() } }
  }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var entry: AnimationTimeline.Entry?
  private let block = BlockAnimations()
  /// The progress when the animator was last paused, started or reversed.
  private var fraction: CGFloat = 0
  /// The duration from there without a delay, in seconds, and the target of the progress.
  private var leg: (length: TimeInterval, target: CGFloat) = (0, 1)

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
    block.elapsed = { [weak self] in self.map { TimeInterval($0.shownProgress) * $0.duration } ?? 0
    }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public override convenience init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(state != .stopped, "It is an error to add animations to a stopped animator. \(self)")
    if state == .active {
      AnimationContext.run(context(delay: 0), animation)
      tellCourse()
    } else {
      animations.append(animation)
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The progress, from 0 to 1. Setting it moves a paused animation, and makes an inactive animator active and
  /// paused. It doesn't pause a running one.
  open var fractionComplete: CGFloat {
    get { progress }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = newValue.clamped(0, 1)
      tellCourse()
    }
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    require(state != .stopped, "It is an error to start a stopped animator. \(self)")
    guard !isRunning else { return }
    self.delay = delay
    activate()
    resume(after: delay, for: remaining)
  }

  open func pauseAnimation() {
    require(state != .stopped, "It is an error to pause a stopped animator. \(self)")
    // An animation that never ran follows the fraction linearly, regardless of the timing curve.
    if state == .inactive, scrubsLinearly { block.isLinear = true }
    activate()
    fraction = shownProgress
    isRunning = false
    if let entry { AnimationTimeline.current.hold(entry) }
    tellCourse()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    resume(for: durationFactor > 0 ? duration * TimeInterval(durationFactor) : remaining)
    tellCourse()
  }

  /// Stops the animations. The animated properties keep the values that are visible at this moment.
  ///
  /// - Parameter withoutFinishing: `true` to make the animator inactive without calling its completion handlers;
  ///   `false` to leave it stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    fraction = shownProgress
    isRunning = false
    let entry = self.entry
    self.entry = nil
    state = withoutFinishing ? .inactive : .stopped
    block.stop()
    if withoutFinishing { completions = [] }
    if let entry { AnimationTimeline.current.finish(entry, finished: false) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state == .stopped,
      "finishAnimationAtPosition: should only be called on a stopped animator! \(self)")
    end(at: finalPosition)
  }

  /// The current progress, which advances while the animator runs.
  private var progress: CGFloat {
    guard isRunning, let entry, leg.length > 0 else { return fraction }
    let left = ((entry.end - AnimationTimeline.current.now) / leg.length).clamped(0, 1)
    return leg.target + (fraction - leg.target) * CGFloat(left)
  }

  /// The progress of the values. If they follow the fraction linearly, the curve applies to the rest from there
  /// on.
  private var shownProgress: CGFloat {
    let progress = progress
    guard block.isLinear, isRunning, fraction != leg.target else { return progress }
    let part = (progress - fraction) / (leg.target - fraction)
    return fraction + (leg.target - fraction) * CGFloat(context(delay: 0).curve.value(at: part))
  }

  /// Sends the states of the animations to displays when they differ from those of the start.
  private func tellCourse() {
    guard state == .active, !block.isEmpty else { return }
    guard isRunning, let entry else { return block.show([TimeInterval(fraction) * duration]) }
    let (steps, left) = (24, max(0, entry.end - AnimationTimeline.current.now))
    let present = progress
    let curve = context(delay: 0).curve
    let times = (0...steps).map { step -> TimeInterval in
      let part = Double(step) / Double(steps)
      let way = (leg.target - present) * CGFloat(block.isLinear ? curve.value(at: part) : part)
      return TimeInterval(present + way) * duration
    }
    block.show(times, for: min(left, leg.length), after: max(0, left - leg.length))
  }

  private var remaining: TimeInterval {
    duration * TimeInterval(isReversed ? fraction : 1 - fraction)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let animations = self.animations
    self.animations = []
    AnimationContext.run(context(delay: delay)) {
      for animation in animations { animation() }
    }
  }

  private func context(delay: TimeInterval) -> AnimationContext {
    var context = AnimationContext(duration: duration, delay: delay)
    context.block = block
    context.take(timingParameters)
    return context
  }

  private func resume(after delay: TimeInterval = 0, for length: TimeInterval) {
    isRunning = true
    leg = (length, isReversed ? 0 : 1)
    let timeline = AnimationTimeline.current
    if let entry { return timeline.release(entry, after: delay + length) }
    entry = timeline.schedule(after: delay + length) { [self] finished in
      guard finished else { return }
      reachEnd()
    }
  }

  private func reversalDidChange() {
    guard isRunning, let entry else { return }
    fraction = shownProgress
    AnimationTimeline.current.hold(entry)
    resume(for: remaining)
    tellCourse()
  }

  private func reachEnd() {
    entry = nil
    isRunning = false
    fraction = isReversed ? 0 : 1
    if pausesOnCompletion { return tellCourse() }
    if isReversed { block.stop() }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    fraction = 0
    if position != .current { block.finish(atStart: position == .start) }
    block.end()
    block.isLinear = false
    block.showsCourse = false
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
