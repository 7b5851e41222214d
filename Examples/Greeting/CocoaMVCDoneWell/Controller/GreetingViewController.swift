import Portico
import UIKit

final class GreetingViewController: RootViewController<GreetingView> {
  private let person: Person

  init(person: Person) {
    self.person = person
    super.init(rootView: GreetingView())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.showGreetingButton.addAction(
      UIAction { [weak self] _ in self?.showGreeting() }, for: .primaryActionTriggered)
  }

  private func showGreeting() {
    rootView.greetingLabel.text = person.greeting
  }
}
