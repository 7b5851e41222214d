import Portico
import RepositorySearchDomain

/// Navigates from the search to other screens. In an app with coordinators, it only forwards to the coordinator.
final class VIPERSearchRouter: Router<Never>, VIPERSearchRouting {
  private weak var flow: (any SearchFlow)?

  init(flow: any SearchFlow) {
    self.flow = flow
  }

  func showCommits(of repository: Repository) {
    flow?.showCommits(of: repository)
  }

  var canSearchThisMachine: Bool { flow?.canSearchThisMachine == true }

  func searchThisMachine() {
    flow?.searchThisMachine()
  }
}
