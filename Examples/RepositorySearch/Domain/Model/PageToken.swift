/// The position of a page in a list. Only the service that created it can interpret it.
package struct PageToken: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
