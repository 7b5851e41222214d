public import Foundation

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The delegate's window as a property that it need not have: read `delegate.window??.rootViewController`.
  @preconcurrency @MainActor public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  /// The delegate's window as a property that it need not have: read `delegate.window??.rootViewController`.
  @preconcurrency @MainActor public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}
