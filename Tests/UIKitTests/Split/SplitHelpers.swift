import DisplayInterface
import Foundation
import HeadlessDisplay
import UIKit
import UIKitCore

let wide = CGSize(width: 1024, height: 768)
let narrow = CGSize(width: 390, height: 844)

/// Shows `root` in a window of a size, with time standing still but for ``pass(_:)``.
@MainActor func withWindow(
  _ root: UIViewController, size: CGSize, _ body: (UIWindow) -> Void
) {
  withWindow { window in
    window.frame.size = size
    window.traitsMayHaveChanged()
    window.rootViewController = root
    CATransaction.flush()
    body(window)
  }
}

extension UIWindow {
  /// Gives the window another size, as the system does, and lets what follows from it happen.
  func turn(to size: CGSize) {
    resize(to: CGRect(origin: .zero, size: size))
    pass()
  }
}
