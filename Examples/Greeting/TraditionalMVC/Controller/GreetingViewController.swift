import UIKit

/// Changes the person when the view requests it. The person, not the controller, notifies the view.
final class GreetingViewController: UIViewController {
  private let person: Person

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = GreetingView(person: person, controller: self)
  }

  func showGreeting() {
    person.greet()
  }
}
