import RepositorySearchDomain

/// Where the presenter can have gone to.
@MainActor protocol VIPERSearchRouting: AnyObject {
  func showCommits(of repository: Repository)
  var canSearchThisMachine: Bool { get }
  func searchThisMachine()
}
