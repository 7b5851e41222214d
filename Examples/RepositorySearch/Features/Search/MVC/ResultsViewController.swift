import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The list of the screen: its rows, and the view below them.
final class ResultsViewController: RootViewController<ResultsTableView> {
  weak var delegate: (any ResultsViewControllerDelegate)?

  private let dataSource = TableDataSource<Repository, RepositoryCell> { cell, repository in
    cell.show(RepositoryRow(repository))
  }

  init() {
    super.init(rootView: ResultsTableView())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.attach(to: rootView)
    rootView.delegate = self
    rootView.footer.onRetry = { [weak self] in self?.delegate?.resultsWantRetry() }
  }

  func show(_ results: [Repository], footer message: ListMessage?, isLoadingMore: Bool) {
    if results != dataSource.elements { dataSource.elements = results }
    rootView.footer.show(message, isLoading: isLoadingMore)
  }
}

extension ResultsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let repository = dataSource.element(at: indexPath) { delegate?.resultsDidPick(repository) }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate?.resultsDidShowRow(at: indexPath.row)
  }
}
