package import RepositorySearchDomain

/// A message in place of a list, or below one.
package struct ListMessage: Hashable, Sendable {
  package let title: String
  package let text: String
  /// Whether to show a button that tries again.
  package let offersRetry: Bool

  package init(title: String, text: String, offersRetry: Bool = false) {
    self.title = title
    self.text = text
    self.offersRetry = offersRetry
  }

  /// Creates the message for an error. If only waiting helps, there is no button: the list retries automatically.
  package init(_ error: RepositoryServiceError) {
    var offersRetry = true
    if case .rateLimited = error { offersRetry = false }
    self.init(title: error.title, text: error.message, offersRetry: offersRetry)
  }
}
