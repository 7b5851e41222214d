/// The origin of a call into UIKit, as far as the program's symbols reveal it.
package struct CallSite: Hashable, Sendable {
  /// The address of the call in the app's code.
  package let address: UInt
  /// The app's function that called UIKit, such as `App.HomeViewController.viewDidLoad()`.
  package let caller: String
  /// The function that the app called, such as `UIView.addSubview(_:)`, or `nil` if it isn't one of UIKit's. In
  /// optimized programs, whose stacks omit functions, it's only the type.
  package let callee: String?
}
