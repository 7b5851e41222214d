import DisplayInterface
import Foundation

/// The animations that the changes in one animation block give the layers of views.
@MainActor package final class BlockAnimations {
  private struct Member {
    weak var layer: CALayer?
  }

  private var members: [ObjectIdentifier: Member] = [:]
  private var count = 0
  /// Called when the last of them is removed ahead of its time.
  var whenRemoved: (() -> Void)?
  /// How much of the animations' time is over, where an animator decides that.
  var elapsed: (() -> TimeInterval)?
  /// Whether displays were told of another course than that of the time alone.
  var showsCourse = false
  /// Whether values are as far as the time, whatever the timing curve.
  var isLinear = false
  /// Where values began and where they were to end, of animations that were stopped.
  private var stopped: [(layer: CALayer, key: String, start: Any?, end: Any?)] = []

  package init() {}

  private static var collected: [[BlockAnimations]] = []

  /// - Returns: The animations of the blocks that are run in `body`.
  static func collect(_ body: () -> Void) -> [BlockAnimations] {
    collected.append([])
    body()
    return collected.removeLast()
  }

  /// When its animations begin, in seconds after the block, and how long they take.
  private(set) var delay: TimeInterval = 0
  private(set) var duration: TimeInterval = 0
  /// When it ends with the last of its animations, in seconds after the block.
  fileprivate(set) var length: TimeInterval = 0

  /// For blocks whose animations end by themselves.
  convenience init(in context: AnimationContext) {
    self.init()
    (delay, duration, length) = (context.delay, context.duration, context.delay + context.duration)
    if !Self.collected.isEmpty { Self.collected[Self.collected.count - 1].append(self) }
  }

  /// Shows the animations as they are at moments of a course that someone else decides, the last of which stays.
  ///
  /// - Parameters:
  ///   - times: In seconds after the block, at equal steps.
  ///   - length: From the first to the last, in seconds.
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

  /// Has displays show another course than that of the time alone.
  ///
  /// - Parameters:
  ///   - times: Of the animations' time, at equal steps; one where they stand still.
  ///   - duration: From the first to the last, in seconds.
  func show(_ times: [TimeInterval], for duration: TimeInterval = 0, after delay: TimeInterval = 0)
  {
    for layer in layers { layer.animations.show(self, times, for: duration, after: delay) }
  }

  /// Runs `body` at a moment of the animations' time.
  func at<Result>(_ time: TimeInterval, _ body: () -> Result) -> Result {
    let present = elapsed
    elapsed = { time }
    defer { elapsed = present }
    return body()
  }

  /// Ends them where they are.
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

  /// Gives values their first or last state again after ``stop()``.
  func finish(atStart: Bool) {
    for item in stopped {
      item.layer.setValue(atStart ? item.start : item.end, forKeyPath: item.key)
    }
    stopped = []
  }

  /// Takes them off their layers at the block's end.
  func end() {
    whenRemoved = nil
    for layer in layers { layer.animations.remove(of: self) }
    members = [:]
    count = 0
  }
}

/// An animation of a view's value to what an animation block sets.
@MainActor final class BlockAnimation: CABasicAnimation {
  let block: BlockAnimations
  let delay: TimeInterval
  let curve: Motion.Curve

  init(_ key: String, of layer: CALayer, in context: AnimationContext, _ block: BlockAnimations) {
    self.block = block
    delay = context.delay
    curve = context.curve
    super.init()
    keyPath = key
    // Nothing would stand for the value that comes.
    fromValue = layer.value(forKeyPath: key) ?? UIColor.clear.cgColor
    duration = context.duration
    timingFunction = context.timing
    repeatCount = context.repeatCount
    autoreverses = context.autoreverses
    block.length = max(block.length, context.length)
    fillMode = .both
  }
}

extension UIView {
  /// The values that animation blocks animate, by the names that a view's layer has for them.
  private static let animatedKeys: Set = [
    "position", "bounds", "bounds.origin", "bounds.size", "transform", "opacity", "backgroundColor",
    "cornerRadius",
  ]

  /// The animation of a change that comes next, inside of an animation block.
  final func blockAnimation(forKey key: String) -> CABasicAnimation? {
    guard let context = AnimationContext.stack.last, let block = context.block,
      AnimationContext.areAnimationsEnabled, context.duration > 0, Self.animatedKeys.contains(key)
    else { return nil }
    return BlockAnimation(key, of: layer, in: context, block)
  }

  /// Has the layer animate a change that comes next, inside of an animation block. Only what is in a
  /// window is animated.
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
