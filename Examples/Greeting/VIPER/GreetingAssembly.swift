import UIKit

/// Creates the screen.
@MainActor package func assembleGreeting(firstName: String, lastName: String) -> UIViewController {
  GreetingModule(person: Person(firstName: firstName, lastName: lastName)).makeViewController()
}
