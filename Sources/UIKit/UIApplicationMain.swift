import Foundation
import UIKitDiagnostics

/// Starts the app: creates the application and its delegate, chooses the display and runs the main loop.
///
/// The environment variable `UIKIT_DISPLAY` selects the display: `terminal`, `browser`, `previews` or
/// `headless`. By default it's the terminal, if the process runs in one that supports full-screen programs
/// according to `TERM`; otherwise the app runs headless. The size of the app is at most 1,000 columns and 1,000
/// rows. A signal that requests termination ends the process by the same signal, and the end of the terminal by
/// `SIGHUP`, after the delegate was informed. `UIKIT_SCRIPT` is the path of a file with commands that control
/// the app, or `-` for standard input; with a script the app runs headless.
///
/// - Parameters:
///   - principalClassName: The name of the application's class; `nil` for `UIApplication`.
///   - delegateClassName: The name of the delegate's class.
/// - Returns: Never; the process ends together with the app.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
      trap(
        "Unable to instantiate the UIApplication subclass instance. No class named \(principalClassName) is loaded. "
          + "Pass NSStringFromClass(App.self), which has the module in it."
      )
    }
    UIApplication.instance = type.init()
  }
  var delegate: (any UIApplicationDelegate)?
  if let delegateClassName {
    guard let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type else {
      trap(
        "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName) is loaded. "
          + "Pass NSStringFromClass(AppDelegate.self), which has the module in it."
      )
    }
    delegate = type.init()
  }
  AppLauncher.run(delegate: delegate)
}

extension UIApplicationDelegate {
  /// Starts an app whose delegate is an instance of this type.
  public static func main() {
    AppLauncher.run(delegate: Self())
  }
}
