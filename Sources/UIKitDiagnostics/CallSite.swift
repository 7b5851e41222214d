/// Where a call into UIKit came from, as far as the program's symbols tell.
package struct CallSite: Hashable, Sendable {
  /// The address of the code in the app.
  package let address: UInt
  /// The function of the app: `App.HomeViewController.viewDidLoad()`.
  package let caller: String
  /// What the app called: `UIView.addSubview(_:)`; in optimized programs, where the stack leaves
  /// functions out, its type only. `nil` if that is none of UIKit's.
  package let callee: String?
}
