import UIKit

extension UIButton {
  func onTap(_ work: @escaping () -> Void) {
    addAction(UIAction { _ in work() }, for: .touchUpInside)
  }
}
