import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// Search while typing: shows what the view model holds and hands on what is typed, shown and picked.
package final class SearchViewController: UIViewController {
  private let viewModel: SearchViewModel
  private let searchView = SearchView()
  private var dataSource: UITableViewDiffableDataSource<Int, Repository.ID>?
  /// What the table shows. The view model can be ahead of it until the end of the turn.
  private var results: [Repository] = []
  private weak var flow: (any SearchFlow)?

  package init(viewModel: SearchViewModel, flow: (any SearchFlow)? = nil) {
    self.viewModel = viewModel
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func loadView() {
    view = searchView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = searchView.tableView
    tableView.register(RepositoryCell.self, forCellReuseIdentifier: "Repository")
    tableView.delegate = self
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [unowned self] tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Repository", for: indexPath)
      (cell as? RepositoryCell)?.show(viewModel.row(for: results[indexPath.row]))
      return cell
    }
    searchView.message.onRetry = { [weak viewModel] in viewModel?.retry() }
    searchView.message.onAlternative = { [weak self] in self?.flow?.searchThisMachine() }
    searchView.tableView.footer.onRetry = { [weak viewModel] in viewModel?.retry() }
    bind()
  }

  private func bind() {
    searchView.searchBar.searchTextField.bindTwoWay(\.text, to: viewModel, \.query)
    searchView.observe(viewModel) { [weak self] view, viewModel in
      let offersMore =
        viewModel.state.error != nil && self?.flow?.canSearchThisMachine == true
      view.message.show(viewModel.message, alternative: offersMore ? "Search this machine" : nil)
      view.tableView.footer.show(viewModel.footer, isLoading: viewModel.isLoadingNextPage)
      view.isLoading = viewModel.state == .loading
    }
    searchView.tableView.observe(viewModel) { [weak self] _, viewModel in
      self?.show(viewModel.results)
    }
  }

  private func show(_ results: [Repository]) {
    self.results = results
    var snapshot = NSDiffableDataSourceSnapshot<Int, Repository.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(results.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

extension SearchViewController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let result = results[indexPath.row]
    if viewModel.results.contains(result) { viewModel.select(result) }
  }

  package func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    viewModel.loadNextPageIfNeeded(showing: indexPath.row)
  }
}
