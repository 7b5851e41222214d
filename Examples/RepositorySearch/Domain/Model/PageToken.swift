/// A place in a list that a service can go on from. Only the service that made it can read it.
package struct PageToken: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
