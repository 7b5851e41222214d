import UIKit

/// Creates the screen.
@MainActor package func assembleGreeting(firstName: String, lastName: String) -> UIViewController {
  let presenter = GreetingPresenter(person: Person(firstName: firstName, lastName: lastName))
  let controller = GreetingViewController(presenter: presenter)
  presenter.view = controller
  return controller
}
