public import Foundation

/// A timer that calls a method for every frame in the run loops to which it was added.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var timer: Timer?

  /// - Parameter target: The target, which is retained until ``invalidate()``.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The times at which the last frame was displayed and the next one will be, in seconds.
  open private(set) var timestamp = CADisplayLink.now
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame.
  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  open var isPaused = false
  /// The number of frames per second; 0 for that of the screen.
  open var preferredFramesPerSecond = 60 {
    didSet {
      guard let timer, preferredFramesPerSecond != oldValue else { return }
      timer.invalidate()
      self.timer = nil
      for (runLoop, mode) in places { add(to: runLoop, forMode: mode) }
    }
  }
  /// The number of the screen's frames from one call to the next.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var places: [(RunLoop, RunLoop.Mode)] = []

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    places.removeAll { $0 == (runloop, mode) }
    places.append((runloop, mode))
    // The run loop retains the timer, which retains this link.
    nonisolated(unsafe) let link = self
    let timer = timer ?? Timer(timeInterval: duration, repeats: true) { _ in link.fire() }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.removeAll { $0 == (runloop, mode) }
    guard places.isEmpty else { return }
    timer?.invalidate()
    timer = nil
  }

  private static var now: CFTimeInterval { onMainActor(()) { AnimationTimeline.current.now } }

  private func fire() {
    guard !isPaused, let target else { return }
    timestamp = Self.now
    onMainActor((self, target)) { Performing.perform($0.selector, on: $1, [$0]) }
  }

  open func invalidate() {
    target = nil
    places = []
    timer?.invalidate()
    timer = nil
  }
}

/// The range of frame rates of an animation.
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
