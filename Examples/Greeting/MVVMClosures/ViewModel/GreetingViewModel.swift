@MainActor final class GreetingViewModel {
  var greetingDidChange: ((String) -> Void)?
  private(set) var greeting = "" {
    didSet { greetingDidChange?(greeting) }
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
