import UIKit

extension UIView {
  /// Adds the layout that all versions share: the button in the center, the greeting above it.
  package func layOut(greeting: UILabel, above button: UIButton) {
    backgroundColor = .systemBackground
    greeting.accessibilityIdentifier = "Greeting"
    greeting.numberOfLines = 0
    greeting.textAlignment = .center
    button.accessibilityIdentifier = "ShowGreeting"
    button.setTitle("Show greeting", for: .normal)
    for subview in [greeting, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      greeting.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      greeting.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      greeting.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      greeting.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -16),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
