import Observation

@Observable final class Person {
  var firstName: String
  var lastName: String

  init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }

  var greeting: String {
    ["Hello", firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
