import Portico
import RepositorySearchDomain
import UIKit

/// The flow of a search: type, pick a repository, see its commits.
package final class RepositorySearchCoordinator: Coordinator<Void> {
  private let service: any RepositoryService
  private let local: (any RepositoryService)?

  /// - Parameters:
  ///   - service: Where to search.
  ///   - local: Where to search when that can't be reached.
  package init(service: any RepositoryService, local: (any RepositoryService)? = nil) {
    self.service = service
    self.local = local
    super.init()
  }

  /// Makes the flow where it is not a part of another: in this navigation controller.
  package init(
    service: any RepositoryService, local: (any RepositoryService)? = nil,
    navigationController: UINavigationController
  ) {
    self.service = service
    self.local = local
    super.init(navigationController: navigationController)
  }

  package override func start() {
    showSearch(in: service, title: "Repositories")
  }

  private func showSearch(in service: any RepositoryService, title: String) {
    let viewModel = SearchViewModel(service: service)
    viewModel.onSelect = { [weak self] in self?.showCommits(of: $0, in: service) }
    let screen = SearchViewController(viewModel: viewModel)
    screen.title = title
    screen.coordinator = self
    push(screen)
  }

  private func showCommits(of repository: Repository, in service: any RepositoryService) {
    push(
      CommitsViewController(
        viewModel: CommitsViewModel(repository: repository, service: service)))
  }
}

extension RepositorySearchCoordinator: SearchesElsewhere {
  package var canSearchThisMachine: Bool { local != nil }

  package func searchThisMachine() {
    guard let local else { return }
    showSearch(in: local, title: "This machine")
  }
}
