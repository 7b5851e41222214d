/// A reader's account.
package struct Account: Hashable, Sendable {
  package let name: String
  package let email: String

  package init(name: String, email: String) {
    self.name = name
    self.email = email
  }
}
