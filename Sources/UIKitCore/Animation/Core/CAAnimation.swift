public import Foundation

/// An animation of a layer.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  public override init() {
    super.init()
  }

  open var timingFunction: CAMediaTimingFunction?
  /// Receives the start and the end. The animation retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer when it ends. The default is `true`.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  /// The duration in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var values: [String: Any] = [:]

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Stores a value of the app with the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  open func value(forKey key: String) -> Any? { values[key] }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    takeValues(to: copy)
    return copy
  }

  /// Creates an animation of this class, for subclasses in this module.
  package func makeCopy() -> CAAnimation { CAAnimation() }

  /// Copies values, for subclasses in this module that have more of them.
  package func takeValues(to copy: CAAnimation) {
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.values = values
  }

  /// The remaining duration in seconds; infinite if the animation never ends.
  @MainActor package final func wholeDuration(default standard: TimeInterval) -> TimeInterval {
    guard speed > 0 else { return .infinity }
    let once = (duration > 0 ? duration : standard) * (autoreverses ? 2 : 1)
    let whole =
      repeatDuration > 0
      ? repeatDuration : once * Double(max(repeatCount, 0) == 0 ? 1 : repeatCount)
    let delay = beginTime > 0 ? max(0, beginTime - AnimationTimeline.current.now) : 0
    // Apps repeat animations with a very large count and mean endlessly.
    let time = delay + max(0, whole - timeOffset) / Double(speed)
    return time < 1e9 ? time : .infinity
  }
}

/// Receives the start and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// - Parameter flag: `true` if the animation completed; `false` if it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
