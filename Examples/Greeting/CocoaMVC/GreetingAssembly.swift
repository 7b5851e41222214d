import UIKit

/// Creates the screen.
@MainActor package func assembleGreeting(firstName: String, lastName: String) -> UIViewController {
  GreetingViewController(person: Person(firstName: firstName, lastName: lastName))
}
