/// A source of repositories and their commits.
///
/// Methods can be called concurrently. If the calling task is canceled, a call soon ends with
/// `RepositoryServiceError.cancelled`.
package protocol RepositoryService: Sendable {
  /// Returns the repositories that match a query, the best match first.
  ///
  /// - Parameters:
  ///   - query: The user's text, not empty.
  ///   - page: The `next` token of the previous page for the same query; `nil` for the first page.
  func repositories(
    matching query: String, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Repository>

  /// Returns the commits of a repository, the most recent first.
  ///
  /// - Parameter page: The `next` token of the previous page for the same repository; `nil` for the first page.
  func commits(
    of repository: Repository, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Commit>
}
