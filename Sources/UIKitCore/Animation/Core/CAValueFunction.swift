public import Foundation

/// A function that turns the numbers of an animation into a transform.
open class CAValueFunction: NSObject {
  public final let name: CAValueFunctionName

  /// `nil` if there is no function with the name.
  public init?(name: CAValueFunctionName) {
    guard name.component != nil else { return nil }
    self.name = name
    super.init()
  }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scale = Self(rawValue: "scale")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translate = Self(rawValue: "translate")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")

  /// The part of a transform that the function sets, as a key path.
  var component: String? {
    switch self {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .rotateZ: "rotation.z"
    case .scale: "scale"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translate: "translation"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    default: nil
    }
  }
}
