import Portico

@MainActor final class Person {
  let observers = Observers<any PersonObserver>()
  private let firstName: String
  private let lastName: String
  private var isGreeted = false {
    didSet { observers.notify { $0.personDidChange() } }
  }

  init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }

  var greeting: String {
    guard isGreeted else { return "" }
    return ["Hello", firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func greet() {
    isGreeted = true
  }
}
