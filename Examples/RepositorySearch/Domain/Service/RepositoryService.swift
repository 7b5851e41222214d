/// Where repositories come from.
///
/// Calls may run at the same time. When the calling task is cancelled, a call ends soon after, with
/// `RepositoryServiceError.cancelled`.
package protocol RepositoryService: Sendable {
  /// Repositories that match what someone typed, the best match first.
  ///
  /// - Parameters:
  ///   - query: What was typed; not empty.
  ///   - page: The `next` of an earlier page for the same query; `nil` for the first page.
  func repositories(
    matching query: String, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Repository>

  /// Commits of a repository, the most recent first.
  ///
  /// - Parameter page: The `next` of an earlier page for the same repository; `nil` for the first.
  func commits(
    of repository: Repository, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Commit>
}
