import DisplayInterface
package import Foundation

/// What holds for changes made in an animation block.
@MainActor package struct AnimationContext {
  package var duration: TimeInterval
  package var delay: TimeInterval
  var timing = CAMediaTimingFunction(name: .easeInEaseOut)
  /// That of a spring, which times the changes in place of ``timing``.
  var dampingRatio: CGFloat?
  var velocity: CGFloat = 0
  /// 0 for once.
  var repeatCount: Float = 0
  var autoreverses = false
  /// What becomes of the changes; `nil` where layers are not told of them.
  var block: BlockAnimations?

  /// From the block to the end of a change in it, with all repetitions.
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

  /// Times the changes by a curve or a spring.
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

  /// From the outermost to the innermost block under way.
  package private(set) static var stack: [AnimationContext] = []
  package static var areAnimationsEnabled = true

  package static func run(_ context: AnimationContext?, _ body: () -> Void) {
    checkCallersThread()
    guard let context else { return body() }
    stack.append(context)
    defer { stack.removeLast() }
    body()
  }

  /// Has what follows animated until ``leave()``.
  package static func enter(_ context: AnimationContext) {
    checkCallersThread()
    stack.append(context)
  }

  package static func leave() {
    _ = stack.popLast()
  }

  /// Changes what holds for the changes to come.
  package static func change(_ body: (inout AnimationContext) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
  }

  /// Runs `animations` and calls `completion` when the animation ends.
  @discardableResult
  package static func animate(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    dampingRatio: CGFloat? = nil, velocity: CGFloat = 0, animations: () -> Void,
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
    context.timing = options.timing
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
