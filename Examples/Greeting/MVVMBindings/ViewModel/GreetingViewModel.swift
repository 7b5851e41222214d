import Observation

@Observable @MainActor final class GreetingViewModel {
  private(set) var greeting = ""
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    greeting = ["Hello", person.firstName, person.lastName]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
