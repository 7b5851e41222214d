import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The most recent commits of a repository.
package final class CommitsViewController: UITableViewController {
  private let viewModel: CommitsViewModel
  private let message = MessageView()
  private let footer = ListFooterView()
  private var rows: ListBinding<CommitRow>?

  package init(viewModel: CommitsViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
    title = viewModel.title
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "Commits"
    tableView.allowsSelection = false
    tableView.backgroundView = message
    tableView.tableFooterView = footer
    message.onRetry = { [viewModel] in viewModel.retry() }
    footer.onRetry = { [viewModel] in viewModel.retry() }
    bind()
    viewModel.load()
  }

  private func bind() {
    message.observe(viewModel) { message, viewModel in message.show(viewModel.message) }
    footer.observe(viewModel) { footer, viewModel in
      footer.show(
        viewModel.footer,
        isLoading: viewModel.isLoadingNextPage || viewModel.state == .loading)
    }
    rows = tableView.bindRows(to: viewModel, \.rows, as: UITableViewCell.self, animated: false) {
      cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.title
      content.textProperties.numberOfLines = 1
      content.secondaryText = row.detail
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
    }
  }

  package override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    viewModel.loadNextPageIfNeeded(showing: indexPath.row)
  }

  package override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = rows?.element(at: indexPath) else { return nil }
    let copy = UIContextualAction(style: .normal, title: "Copy") { _, _, done in
      UIPasteboard.general.string = row.id
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [copy])
  }
}
