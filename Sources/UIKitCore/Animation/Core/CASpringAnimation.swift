public import Foundation

/// An animation with the motion of a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  /// - Parameters:
  ///   - perceptualDuration: The approximate perceived duration in seconds.
  ///   - bounce: The bounce, from -1 (slow, without bounce) to 1 (endless).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 4 * .pi * ratio / perceptualDuration
  }

  /// The approximate time until the spring rests, in seconds.
  open var settlingDuration: CFTimeInterval {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = dampingRatio
    guard frequency > 0, ratio > 0 else { return .infinity }
    let decay =
      ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return decay > 0 ? CFTimeInterval(-log(0.001) / decay) : .infinity
  }

  open var perceptualDuration: CFTimeInterval {
    CFTimeInterval(2 * .pi / (stiffness / mass).squareRoot())
  }

  open var bounce: CGFloat {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The damping ratio; 1 for a spring that just doesn't overshoot.
  package final var dampingRatio: CGFloat { damping / (2 * (stiffness * mass).squareRoot()) }

  package override func makeCopy() -> CAAnimation { CASpringAnimation() }

  package override func takeValues(to copy: CAAnimation) {
    super.takeValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  package override func makeCopy() -> CAAnimation { CAAnimationGroup() }

  package override func takeValues(to copy: CAAnimation) {
    super.takeValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copy() as! CAAnimation }
  }
}

/// An animation from the former to the new content of a layer.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  package override func makeCopy() -> CAAnimation { CATransition() }

  package override func takeValues(to copy: CAAnimation) {
    super.takeValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }
}

/// The key of a layer's transition.
public let kCATransition = "transition"

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
