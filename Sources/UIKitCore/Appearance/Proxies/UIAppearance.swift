public import Foundation

/// A class whose instances can contain views that take their default appearance from a proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances take their default appearance from a proxy.
///
/// The values of the proxy apply to every instance that enters a window afterwards and has no value of its own.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  public class func appearance() -> Self {
    AppearanceProxies.proxy(for: self, traits: nil, containers: [])
  }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, traits: nil, containers: containerTypes)
  }

  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(for: self, traits: trait, containers: [])
  }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, traits: trait, containers: containerTypes)
  }
}
