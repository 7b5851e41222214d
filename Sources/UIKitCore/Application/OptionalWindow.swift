public import Foundation

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The delegate's window as an optional requirement, for `delegate.window??.rootViewController`.
  @preconcurrency @MainActor public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  /// The delegate's window as an optional requirement, for `delegate.window??.rootViewController`.
  @preconcurrency @MainActor public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}
