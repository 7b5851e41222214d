import UIKit

/// Changes the person when the view asks for it. The view hears of the change from the person.
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
