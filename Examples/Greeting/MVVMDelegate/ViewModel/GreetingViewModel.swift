@MainActor final class GreetingViewModel {
  weak var delegate: (any GreetingViewModelDelegate)?
  private(set) var greeting = "" {
    didSet { delegate?.greetingDidChange(in: self) }
  }
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    greeting = ["Hello", person.firstName, person.lastName]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
