import RepositorySearchDomain

/// A service that knows three repositories, for tests about something else.
struct FixedService: RepositoryService {
  func repositories(
    matching query: String, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Repository> {
    Page(
      elements: ["alpha", "beta", "gamma"].map {
        Repository(id: $0, owner: "portico", name: $0, description: "The \($0) project", stars: 3)
      })
  }

  func commits(
    of repository: Repository, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Commit> {
    Page(
      elements: [
        Commit(sha: "0123456789", message: "Begin \(repository.name)", author: "Mona", date: nil)
      ])
  }
}
