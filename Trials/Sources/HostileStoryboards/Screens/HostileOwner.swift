import UIKit

/// The owner of a nib.
final class HostileOwner: UIResponder {
  let controller = UIViewController()
  var view: UIView?
  var outlet: UIView?
  var outlets: [UIView] = []

  func act(_ sender: Any?) {}
}
