import UIKit

/// A window the size of a phone.
@MainActor final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ root: UIViewController? = UIViewController()) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    CATransaction.flush()
  }

  var root: UIView { window.rootViewController!.view }

  deinit {
    MainActor.assumeIsolated {
      window.isHidden = true
      CATransaction.flush()
    }
  }
}
