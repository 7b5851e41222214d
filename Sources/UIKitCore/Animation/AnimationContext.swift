import DisplayInterface
package import Foundation

/// The settings of an animation block.
@MainActor package struct AnimationContext {
  package var duration: TimeInterval
  package var delay: TimeInterval
  var timing = CAMediaTimingFunction(name: .easeInEaseOut)
  /// The damping ratio of a spring, which determines the timing in place of ``timing``.
  var dampingRatio: CGFloat?
  var velocity: CGFloat = 0
  /// The number of repetitions; 0 to run the animation once.
  var repeatCount: Float = 0
  var autoreverses = false
  /// The part of a keyframe animation that the changes belong to, if they belong to one.
  var keyframe: Keyframe?
  /// The animations that the block starts; `nil` if its changes are made without animations of layers.
  var block: BlockAnimations?

  /// The time from the block to the end of its changes, including all repetitions.
  var length: TimeInterval {
    delay + duration * TimeInterval(max(1, repeatCount)) * (autoreverses ? 2 : 1)
  }

  package init(duration: TimeInterval, delay: TimeInterval) {
    self.duration = duration
    self.delay = delay
  }

  var curve: Motion.Curve {
    dampingRatio.map {
      .spring(dampingRatio: Double($0), velocity: Double(velocity), duration: duration)
    } ?? timing.curve
  }

  /// Sets the timing to a curve or a spring.
  mutating func take(_ parameters: (any UITimingCurveProvider)?) {
    if let spring = parameters?.springTimingParameters {
      dampingRatio = spring.dampingRatio
      velocity = spring.initialVelocity.dx
    } else if let cubic = parameters?.cubicTimingParameters {
      let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
      timing = CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    }
  }

  /// The contexts of the current blocks, from the outermost to the innermost one.
  package private(set) static var stack: [AnimationContext] = []
  package static var areAnimationsEnabled = true

  package static func run(_ context: AnimationContext?, _ body: () -> Void) {
    checkCallersThread()
    guard let context else { return body() }
    stack.append(context)
    defer { stack.removeLast() }
    body()
  }

  /// Animates the changes that follow until ``leave()``.
  package static func enter(_ context: AnimationContext) {
    checkCallersThread()
    stack.append(context)
  }

  package static func leave() {
    _ = stack.popLast()
  }

  /// Changes the settings for the changes that follow.
  package static func change(_ body: (inout AnimationContext) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
  }

  /// Runs `animations` and calls `completion` when the animation ends.
  @discardableResult
  package static func animate(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    dampingRatio: CGFloat? = nil, velocity: CGFloat = 0, keyframe: Keyframe? = nil,
    timing: CAMediaTimingFunction? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) -> AnimationTimeline.Entry? {
    guard areAnimationsEnabled else {
      animations()
      completion?(true)
      return nil
    }
    let outer = options.contains(.overrideInheritedDuration) ? nil : stack.last
    var context = AnimationContext(
      duration: outer?.duration ?? duration, delay: outer?.delay ?? delay)
    context.timing = timing ?? options.timing
    context.keyframe = keyframe
    context.dampingRatio = dampingRatio
    context.velocity = velocity
    context.repeatCount = options.contains(.repeat) ? .infinity : 0
    context.autoreverses = options.contains(.autoreverse)
    let block = BlockAnimations(in: context)
    context.block = block
    run(context, animations)
    if block.length == .infinity, !block.isEmpty {
      block.whenRemoved = { completion?(false) }
      return nil
    }
    let groups = CATransaction.openGroups
    for group in groups { group.enter() }
    let entry = AnimationTimeline.current.schedule(after: block.length) { finished in
      block.end()
      completion?(finished)
      for group in groups { group.leave() }
    }
    block.whenRemoved = { [weak entry] in
      if let entry { AnimationTimeline.current.finish(entry, finished: false) }
    }
    return entry
  }
}
