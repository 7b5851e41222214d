struct Person {
  let firstName: String
  let lastName: String
}
