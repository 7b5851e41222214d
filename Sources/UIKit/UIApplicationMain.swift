import Foundation
import UIKitDiagnostics

/// Starts the app: makes the application and its delegate, chooses the display and runs the main loop.
///
/// The environment variable `UIKIT_DISPLAY` chooses among `terminal`, `browser`, `previews` and `headless`; without it the app
/// shows in the terminal, if it is started in one that `TERM` says can show a full screen. The app fills
/// at most 1,000 columns and 1,000 rows. A signal that asks the app to end, or the end of the terminal,
/// ends the process by that signal or `SIGHUP`, after the delegate has heard of it. `UIKIT_SCRIPT` names a file of commands that drive
/// the app, `-` for standard input.
///
/// - Parameters:
///   - principalClassName: The name of the class of the application; `nil` for `UIApplication`.
///   - delegateClassName: The name of the class of its delegate.
/// - Returns: Never; the process ends with the app.
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
  /// Starts an app with an instance of this type as its delegate.
  public static func main() {
    AppLauncher.run(delegate: Self())
  }
}
