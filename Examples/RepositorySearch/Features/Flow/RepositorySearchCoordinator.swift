import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The flow of a search: search, select a repository, see its commits.
package final class RepositorySearchCoordinator: Coordinator<Void> {
  private let version: SearchVersion
  private let service: any RepositoryService
  private let local: (any RepositoryService)?
  private let title: String
  private let settings: SearchSettings

  /// - Parameters:
  ///   - version: The architecture of the search screen.
  ///   - service: The service to search.
  ///   - local: The service to search if the first one can't be reached.
  ///   - title: The title of the search screen.
  ///   - navigationController: The navigation controller for the screens; `nil` if the flow is a child flow.
  package init(
    version: SearchVersion = .mvvm, service: any RepositoryService,
    local: (any RepositoryService)? = nil, title: String = "Repositories",
    settings: SearchSettings = SearchSettings(),
    navigationController: UINavigationController? = nil
  ) {
    self.version = version
    self.service = service
    self.local = local
    self.title = title
    self.settings = settings
    if let navigationController {
      super.init(navigationController: navigationController)
    } else {
      super.init()
    }
  }

  package override func start() {
    let screen = version.makeScreen(searching: service, settings: settings, for: self)
    screen.title = title
    push(screen)
  }
}

extension RepositorySearchCoordinator: SearchFlow {
  package func showCommits(of repository: Repository) {
    push(
      CommitsViewController(
        viewModel: CommitsViewModel(repository: repository, service: service)))
  }

  package var canSearchThisMachine: Bool { local != nil }

  package func searchThisMachine() {
    guard let local else { return }
    // A version that is bound to one service has to be replaced for another service.
    let version = version.takesAnyService ? version : .mvvm
    startChild(
      RepositorySearchCoordinator(
        version: version, service: local, title: "This machine", settings: settings))
  }
}
