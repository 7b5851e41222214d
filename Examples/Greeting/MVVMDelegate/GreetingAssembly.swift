import UIKit

/// Creates the screen.
@MainActor package func assembleGreeting(firstName: String, lastName: String) -> UIViewController {
  let person = Person(firstName: firstName, lastName: lastName)
  return GreetingViewController(viewModel: GreetingViewModel(person: person))
}
