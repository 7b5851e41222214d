import UIKit

extension UIView {
  /// The first control of a label in the view.
  func control(_ label: String) -> UIControl? {
    if let control = self as? UIControl, control.accessibilityLabel == label { return control }
    return subviews.lazy.compactMap { $0.control(label) }.first
  }

  func all<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? subviews.flatMap { $0.all(type) }
  }
}

extension UIControl {
  func press() { sendActions(for: .touchUpInside) }
}
