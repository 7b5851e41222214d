import GreetingLayout
import UIKit

final class GreetingViewController: UIViewController {
  private let person: Person
  private let greetingLabel = UILabel()
  private let showGreetingButton = UIButton(type: .system)

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layOut(greeting: greetingLabel, above: showGreetingButton)
    showGreetingButton.addAction(
      UIAction { [weak self] _ in self?.showGreeting() }, for: .primaryActionTriggered)
  }

  private func showGreeting() {
    greetingLabel.text = ["Hello", person.firstName, person.lastName]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
