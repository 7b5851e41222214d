import Portico
import RepositorySearchDomain

/// Leads on from the search. In an app with coordinators it only knows whom to ask.
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
