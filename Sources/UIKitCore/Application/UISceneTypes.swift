public import Foundation

/// The persistent information about a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open package(set) weak var scene: UIScene?
  open private(set) var role: Role
  open package(set) var configuration: UISceneConfiguration
  open private(set) var persistentIdentifier = UUID().uuidString
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// The configuration of a scene: the classes of the scene and its delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// Has no effect.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL to open, and its source.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  /// Information about the app that opened the URL.
  open private(set) var options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
