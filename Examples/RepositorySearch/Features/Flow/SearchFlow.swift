import RepositorySearchDomain

/// What a search screen may ask of the flow that it stands in.
@MainActor package protocol SearchFlow: AnyObject {
  /// Someone has picked a repository.
  func showCommits(of repository: Repository)

  /// Whether there is another place to search, where this one can't be reached.
  var canSearchThisMachine: Bool { get }
  func searchThisMachine()
}
