/// What has become of a list's first page.
package enum ListState: Hashable, Sendable {
  /// Nothing was asked for.
  case idle
  /// The first page is on its way; there are no elements yet.
  case loading
  /// There are elements.
  case loaded
  /// There are none.
  case empty
  /// The first page could not be had. After `rateLimited` it is asked for again by itself.
  case failed(RepositoryServiceError)

  /// Why the first page could not be had.
  package var error: RepositoryServiceError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
