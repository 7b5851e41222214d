/// The state of a list's first page.
package enum ListState: Hashable, Sendable {
  /// No request was made.
  case idle
  /// The first page is being loaded. There are no elements yet.
  case loading
  /// The list has elements.
  case loaded
  /// The list was loaded and is empty.
  case empty
  /// Loading the first page failed. After `rateLimited`, it is loaded again automatically.
  case failed(RepositoryServiceError)

  /// The reason why loading the first page failed.
  package var error: RepositoryServiceError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
