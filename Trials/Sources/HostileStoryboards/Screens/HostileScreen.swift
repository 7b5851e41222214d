import UIKit

/// A screen of the files, with an outlet and actions.
final class HostileScreen: UIViewController {
  var outlet: UIView?
  var outlets: [UIView] = []
  var text = ""
  var number = 0
  var fraction: CGFloat = 0
  var flag = false
  private(set) var count = 0

  func act(_ sender: Any?) {
    count += 1
  }

  func unwind(_ segue: UIStoryboardSegue) {
    count += 1
  }
}
