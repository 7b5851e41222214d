import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// Shows the state of the view model and forwards user actions.
final class SearchViewController: RootViewController<SearchView> {
  private let viewModel: SearchViewModel
  private var rows: ListBinding<RepositoryRow>?

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init(rootView: SearchView())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.tableView.delegate = self
    rootView.message.onRetry = { [viewModel] in viewModel.retry() }
    rootView.message.onAlternative = { [viewModel] in viewModel.searchElsewhere() }
    rootView.tableView.footer.onRetry = { [viewModel] in viewModel.retry() }
    rootView.searchBar.bindTwoWay(\.text, to: viewModel, \.query)
    rows = rootView.tableView.bindRows(
      to: viewModel, \.rows, as: RepositoryCell.self, animated: false
    ) { cell, row in cell.show(row) }
    rootView.observe(viewModel) { view, viewModel in
      view.message.show(viewModel.message, alternative: viewModel.alternative)
      view.tableView.footer.show(viewModel.footer, isLoading: viewModel.isLoadingNextPage)
      view.isLoading = viewModel.state == .loading
    }
  }
}

extension SearchViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let row = rows?.element(at: indexPath) { viewModel.select(row) }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    viewModel.loadNextPageIfNeeded(showing: indexPath.row)
  }
}
