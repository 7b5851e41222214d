package import RepositorySearchDomain

/// What a screen says in place of a list, or below one.
package struct ListMessage: Hashable, Sendable {
  package let title: String
  package let text: String
  /// Whether to offer to try again.
  package let offersRetry: Bool

  package init(title: String, text: String, offersRetry: Bool = false) {
    self.title = title
    self.text = text
    self.offersRetry = offersRetry
  }

  /// What failed. When only waiting helps, trying again is not offered: it happens by itself.
  package init(_ error: RepositoryServiceError) {
    var offersRetry = true
    if case .rateLimited = error { offersRetry = false }
    self.init(title: error.title, text: error.message, offersRetry: offersRetry)
  }
}
