import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// Mediates between the model of a search and its views: a root view with the layout, and a list that has its own
/// controller.
final class MVCSearchViewController: RootViewController<SearchView> {
  private let model: SearchModel
  private let results: ResultsViewController
  private weak var flow: (any SearchFlow)?

  init(model: SearchModel, flow: any SearchFlow) {
    self.model = model
    self.flow = flow
    let results = ResultsViewController()
    self.results = results
    super.init(rootView: SearchView(tableView: results.rootView))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(results)
    results.didMove(toParent: self)
    results.delegate = self
    rootView.searchBar.delegate = self
    rootView.message.onRetry = { [weak self] in self?.model.retry() }
    rootView.message.onAlternative = { [weak self] in self?.flow?.searchThisMachine() }
    model.onChange = { [weak self] in self?.showModel() }
    showModel()
  }

  private func showModel() {
    let offersMore = model.state.error != nil && flow?.canSearchThisMachine == true
    rootView.isLoading = model.state == .loading
    rootView.message.show(
      .search(for: model.term, in: model.state),
      alternative: offersMore ? "Search this machine" : nil)
    results.show(
      model.results, footer: model.nextPageError.map { ListMessage($0) },
      isLoadingMore: model.isLoadingNextPage)
  }
}

extension MVCSearchViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    model.query = searchText
  }
}

extension MVCSearchViewController: ResultsViewControllerDelegate {
  func resultsDidPick(_ repository: Repository) {
    flow?.showCommits(of: repository)
  }

  func resultsDidShowRow(at index: Int) {
    model.loadNextPageIfNeeded(showing: index)
  }

  func resultsWantRetry() {
    model.retry()
  }
}
