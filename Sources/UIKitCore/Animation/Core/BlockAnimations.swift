import DisplayInterface
import Foundation

/// The animations that the changes in an animation block add to the layers of views.
@MainActor package final class BlockAnimations {
  private struct Member {
    weak var layer: CALayer?
  }

  private var members: [ObjectIdentifier: Member] = [:]
  private var count = 0
  /// Called when the last animation is removed prematurely.
  var whenRemoved: (() -> Void)?
  /// Returns the elapsed part of the animations' time, if an animator controls it.
  var elapsed: (() -> TimeInterval)?
  /// Whether displays received values for other times than those that elapse by themselves.
  var showsCourse = false
  /// Whether values are linear in time, regardless of the timing curve.
  var isLinear = false
  /// The start and end values of animations that were stopped.
  private var stopped: [(layer: CALayer, key: String, start: Any?, end: Any?)] = []

  package init() {}

  private static var collected: [[BlockAnimations]] = []

  /// - Returns: The animations of the blocks that are executed in `body`.
  static func collect(_ body: () -> Void) -> [BlockAnimations] {
    collected.append([])
    body()
    return collected.removeLast()
  }

  /// The start of the animations in seconds after the block, and their duration.
  private(set) var delay: TimeInterval = 0
  private(set) var duration: TimeInterval = 0
  /// The end of the last animation in seconds after the block.
  fileprivate(set) var length: TimeInterval = 0

  /// Creates animations that end automatically.
  convenience init(in context: AnimationContext) {
    self.init()
    (delay, duration, length) = (context.delay, context.duration, context.delay + context.duration)
    if !Self.collected.isEmpty { Self.collected[Self.collected.count - 1].append(self) }
  }

  /// Displays the states at given times, which another object controls, and keeps the last one.
  ///
  /// - Parameters:
  ///   - times: The times in seconds after the block, in equal steps.
  ///   - length: The duration from the first to the last time in seconds.
  func follow(_ times: [TimeInterval], for length: TimeInterval = 0) {
    let own = times.map { ($0 - delay).clamped(0, duration) }
    elapsed = { own.last ?? 0 }
    show(own, for: length)
  }

  var isEmpty: Bool { count == 0 }

  func join(_ layer: CALayer) {
    count += 1
    members[ObjectIdentifier(layer)] = Member(layer: layer)
  }

  func leave() {
    count -= 1
    if count == 0 { whenRemoved?() }
  }

  private var layers: [CALayer] { members.values.compactMap(\.layer) }

  /// Makes displays animate through the states at given times.
  ///
  /// - Parameters:
  ///   - times: The times of the animations in equal steps; a single time pauses them.
  ///   - duration: The duration from the first to the last time in seconds.
  func show(_ times: [TimeInterval], for duration: TimeInterval = 0, after delay: TimeInterval = 0)
  {
    for layer in layers { layer.animations.show(self, times, for: duration, after: delay) }
  }

  /// Calls `body` with the animations at a given time.
  func at<Result>(_ time: TimeInterval, _ body: () -> Result) -> Result {
    let present = elapsed
    elapsed = { time }
    defer { elapsed = present }
    return body()
  }

  /// Ends the animations at their current values.
  func stop() {
    stopped = []
    for layer in layers {
      let shown = layer.presentation()
      for (key, start) in layer.animations.starts(of: self) {
        stopped.append((layer, key, start, layer.value(forKeyPath: key)))
        layer.setValue(shown?.value(forKeyPath: key), forKeyPath: key)
      }
    }
    end()
  }

  /// Sets the start or the end values after ``stop()``.
  func finish(atStart: Bool) {
    for item in stopped {
      item.layer.setValue(atStart ? item.start : item.end, forKeyPath: item.key)
    }
    stopped = []
  }

  /// Removes the animations from their layers at the end of the block.
  func end() {
    whenRemoved = nil
    for layer in layers { layer.animations.remove(of: self) }
    members = [:]
    count = 0
  }
}

/// An animation of a view's value to the value that an animation block sets.
@MainActor final class BlockAnimation: CABasicAnimation {
  let block: BlockAnimations
  let delay: TimeInterval
  let curve: Motion.Curve
  /// The keyframes that change the value, each with what the value was before.
  private(set) var keyframes: [(keyframe: Keyframe, from: Any)] = []

  init(_ key: String, of layer: CALayer, in context: AnimationContext, _ block: BlockAnimations) {
    self.block = block
    delay = context.delay
    curve = context.curve
    super.init()
    keyPath = key
    // Without a start value the animation would begin at the new value, so a clear color replaces `nil`.
    fromValue = layer.value(forKeyPath: key) ?? UIColor.clear.cgColor
    duration = context.duration
    timingFunction = context.timing
    repeatCount = context.repeatCount
    autoreverses = context.autoreverses
    block.length = max(block.length, context.length)
    fillMode = .both
    if let keyframe = context.keyframe { keyframes = [(keyframe, fromValue!)] }
  }

  /// Takes up the keyframes of another animation of the same value.
  func append(_ other: BlockAnimation) {
    for item in other.keyframes {
      let last = keyframes.last?.keyframe
      // If a keyframe changes a value twice, the value is animated to the last one.
      if last?.start == item.keyframe.start, last?.end == item.keyframe.end { continue }
      keyframes.append(item)
    }
  }

  /// - Parameter last: The value after the last change.
  /// - Returns: `nil` for an animation without keyframes.
  func course(to last: Any?) -> KeyframeCourse? {
    guard let first = keyframes.first, let keyPath else { return nil }
    let reached = keyframes.dropFirst().map(\.from) + [last ?? UIColor.clear.cgColor]
    return KeyframeCourse(
      from: first.from, through: zip(keyframes, reached).map { ($0.keyframe, to: $1) }, for: keyPath
    )
  }

  /// Returns the value at a time of the animation.
  ///
  /// - Parameters:
  ///   - part: The progress of the animation, from 0 through 1.
  ///   - from, target: The first and the last value.
  func numbers(at part: Double, from: [CGFloat], to target: [CGFloat]) -> [CGFloat] {
    let key = keyPath ?? ""
    return course(to: LayerNumbers.value(target, for: key))?.numbers(at: part, for: key)
      ?? LayerNumbers.between(from, target, at: CGFloat(part))
  }
}

extension UIView {
  /// The keys of a view's layer that animation blocks animate.
  private static let animatedKeys: Set = [
    "position", "bounds", "bounds.origin", "bounds.size", "transform", "opacity", "backgroundColor",
    "cornerRadius",
  ]

  /// Returns the animation for a change that is about to be made in an animation block.
  final func blockAnimation(forKey key: String) -> CABasicAnimation? {
    guard let context = AnimationContext.stack.last, let block = context.block,
      AnimationContext.areAnimationsEnabled, context.duration > 0, Self.animatedKeys.contains(key)
    else { return nil }
    return BlockAnimation(key, of: layer, in: context, block)
  }

  /// Makes the layer animate a change that is about to be made in an animation block. Only views in a window
  /// are animated.
  final func willChange(_ key: String) {
    guard AnimationContext.stack.last?.block != nil, AnimationContext.areAnimationsEnabled,
      window != nil
    else { return }
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  final func willPlace(at newOrigin: CGPoint, bounds new: CGRect) {
    let (old, offset) = (bounds, anchorOffset(of: new.size))
    if center != CGPoint(x: newOrigin.x + offset.x, y: newOrigin.y + offset.y) {
      willChange("position")
    }
    if old.origin != new.origin { willChange("bounds.origin") }
    if old.size != new.size { willChange("bounds.size") }
  }
}
