import PorticoTesting
import UIKit

extension Screen {
  /// The view with an identifier, or the button with a title.
  func view(_ name: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      if let button = view as? UIButton, button.configuration?.title == name { return button }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    return find(in: window)
  }
}
