import RepositorySearchDomain

/// The requests of a search screen to its flow.
@MainActor package protocol SearchFlow: AnyObject {
  /// Called when the user selects a repository.
  func showCommits(of repository: Repository)

  /// Whether there is another service to search if this one can't be reached.
  var canSearchThisMachine: Bool { get }
  func searchThisMachine()
}
