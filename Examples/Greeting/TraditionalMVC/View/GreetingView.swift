import GreetingLayout
import UIKit

/// Observes and renders the person; has no state of its own.
final class GreetingView: UIView, PersonObserver {
  private let person: Person
  private weak var controller: GreetingViewController?
  private let greetingLabel = UILabel()
  private let showGreetingButton = UIButton(type: .system)

  init(person: Person, controller: GreetingViewController) {
    self.person = person
    self.controller = controller
    super.init(frame: .zero)
    layOut(greeting: greetingLabel, above: showGreetingButton)
    showGreetingButton.addAction(
      UIAction { [weak self] _ in self?.controller?.showGreeting() }, for: .primaryActionTriggered)
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
