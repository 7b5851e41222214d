import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The view: shows what the presenter passes to it and forwards user actions.
final class VIPERSearchViewController: RootViewController<SearchView> {
  private let presenter: VIPERSearchPresenter
  private let rows = TableDataSource<RepositoryRow, RepositoryCell> { cell, row in cell.show(row) }

  init(presenter: VIPERSearchPresenter) {
    self.presenter = presenter
    super.init(rootView: SearchView())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.attach(to: rootView.tableView)
    rootView.tableView.delegate = self
    rootView.searchBar.delegate = self
    rootView.message.onRetry = { [presenter] in presenter.retry() }
    rootView.message.onAlternative = { [presenter] in presenter.searchElsewhere() }
    rootView.tableView.footer.onRetry = { [presenter] in presenter.retry() }
    presenter.viewIsReady()
  }
}

extension VIPERSearchViewController: VIPERSearchView {
  func show(_ rows: [RepositoryRow]) {
    self.rows.elements = rows
  }

  func show(_ message: ListMessage?, alternative: String?) {
    rootView.message.show(message, alternative: alternative)
  }

  func showFooter(_ message: ListMessage?, isLoading: Bool) {
    rootView.tableView.footer.show(message, isLoading: isLoading)
  }

  func showActivity(_ isLoading: Bool) {
    rootView.isLoading = isLoading
  }
}

extension VIPERSearchViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    presenter.queryChanged(to: searchText)
  }
}

extension VIPERSearchViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.rowIsPicked(at: indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    presenter.rowIsShown(at: indexPath.row)
  }
}
