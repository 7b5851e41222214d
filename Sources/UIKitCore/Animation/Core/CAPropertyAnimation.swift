public import Foundation

/// An animation of a layer's value.
open class CAPropertyAnimation: CAAnimation {
  public override init() {
    super.init()
  }

  /// - Parameter path: The key path of the value, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended.
  open var isCumulative = false
  /// Turns numbers into transforms, for the key path `transform`. Functions of three numbers have no effect.
  open var valueFunction: CAValueFunction?

  /// The key path of the animated value, including the part that the value function sets.
  final var animatedKeyPath: String? {
    guard keyPath == "transform", let part = valueFunction?.name.component else { return keyPath }
    return "transform." + part
  }

  package override func makeCopy() -> CAAnimation { CAPropertyAnimation() }

  package override func takeValues(to copy: CAAnimation) {
    super.takeValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func makeCopy() -> CAAnimation { CABasicAnimation() }

  package override func takeValues(to copy: CAAnimation) {
    super.takeValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path that the value follows, in place of ``values``.
  open var path: CGPath?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing function of each step.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?

  package override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }

  package override func takeValues(to copy: CAAnimation) {
    super.takeValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
