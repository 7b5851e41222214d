import UIKit

/// Renders the person, which it observes; it keeps no state of its own.
final class GreetingView: UIView, PersonObserver {
  private let person: Person
  private weak var controller: GreetingViewController?
  private let greetingLabel = UILabel()
  private let showGreetingButton = UIButton(type: .system)

  init(person: Person, controller: GreetingViewController) {
    self.person = person
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    greetingLabel.accessibilityIdentifier = "Greeting"
    greetingLabel.numberOfLines = 0
    greetingLabel.textAlignment = .center
    showGreetingButton.accessibilityIdentifier = "ShowGreeting"
    showGreetingButton.setTitle("Show greeting", for: .normal)
    showGreetingButton.addAction(
      UIAction { [weak self] _ in self?.controller?.showGreeting() }, for: .primaryActionTriggered)
    for subview in [greetingLabel, showGreetingButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      greetingLabel.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      greetingLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      greetingLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      greetingLabel.bottomAnchor.constraint(equalTo: showGreetingButton.topAnchor, constant: -16),
      showGreetingButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      showGreetingButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    person.observers.add(self)
    personDidChange()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func personDidChange() {
    greetingLabel.text = person.greeting
  }
}
