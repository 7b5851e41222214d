import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// Assembles the screen: the view controller owns its view model.
@MainActor enum MVVMSearch {
  static func makeScreen(
    searching service: any RepositoryService, settings: SearchSettings, for flow: any SearchFlow
  ) -> UIViewController {
    let viewModel = SearchViewModel(
      SearchModel(service: service, pause: settings.pause))
    viewModel.onSelect = { [weak flow] in flow?.showCommits(of: $0) }
    if flow.canSearchThisMachine {
      viewModel.onSearchElsewhere = { [weak flow] in flow?.searchThisMachine() }
    }
    return SearchViewController(viewModel: viewModel)
  }
}
