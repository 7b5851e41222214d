public import Foundation

/// Tells a target of every frame. Selectors reach no method of a Swift class, so that it keeps time only.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// - Parameter target: Kept until ``invalidate()``.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    super.init()
  }

  private var target: Any?

  /// When the last frame showed, and when the next one will, in seconds.
  open var timestamp: CFTimeInterval { AnimationTimeline.current.now }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Of a frame.
  open var duration: CFTimeInterval { 1 / Double(max(preferredFramesPerSecond, 1)) }
  open var isPaused = false
  open var preferredFramesPerSecond = 60
  open var preferredFrameRateRange = CAFrameRateRange.default

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func invalidate() {
    target = nil
  }
}

/// How often a second something should show.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
