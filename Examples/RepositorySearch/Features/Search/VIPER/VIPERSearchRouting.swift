import RepositorySearchDomain

/// The destinations to which the presenter can navigate.
@MainActor protocol VIPERSearchRouting: AnyObject {
  func showCommits(of repository: Repository)
  var canSearchThisMachine: Bool { get }
  func searchThisMachine()
}
