struct Person {
  let firstName: String
  let lastName: String

  var greeting: String {
    ["Hello", firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
