import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The flow of a search: type, pick a repository, see its commits.
package final class RepositorySearchCoordinator: Coordinator<Void> {
  private let version: SearchVersion
  private let service: any RepositoryService
  private let local: (any RepositoryService)?
  private let title: String
  private let settings: SearchSettings

  /// - Parameters:
  ///   - version: How the search screen is built.
  ///   - service: Where to search.
  ///   - local: Where to search when that can't be reached.
  ///   - title: The search screen's.
  ///   - navigationController: Where to show the screens; `nil` where the flow is a part of another.
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
    // What is glued to one service has to be replaced for another.
    let version = version.takesAnyService ? version : .mvvm
    startChild(
      RepositorySearchCoordinator(
        version: version, service: local, title: "This machine", settings: settings))
  }
}
