import UIKit

enum Appearance {
    static func apply() {
        UINavigationBar.appearance().tintColor = .systemRed
    }
}

extension UIViewController {

    /// Ends editing when the background is tapped.
    func hideKeyboardWhenTapped() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    @objc private func dismissKeyboard() {
        view.endEditing(true)
        NotificationCenter.default.post(name: .keyboardDismissed, object: self)
    }
}

extension Notification.Name {
    static let keyboardDismissed = Notification.Name("keyboardDismissed")
    static let cartDidChange = Notification.Name("cartDidChange")
}
