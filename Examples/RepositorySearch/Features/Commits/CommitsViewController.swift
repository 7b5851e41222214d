import Portico
import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The most recent commits of a repository.
package final class CommitsViewController: UITableViewController {
  private let viewModel: CommitsViewModel
  private let message = MessageView()
  private let footer = ListFooterView()
  private var diffableDataSource: UITableViewDiffableDataSource<Int, Commit.ID>?
  /// What the table shows. The view model can be ahead of it until the end of the turn.
  private var commits: [Commit] = []

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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Commit")
    tableView.accessibilityIdentifier = "Commits"
    tableView.allowsSelection = false
    tableView.backgroundView = message
    tableView.tableFooterView = footer
    diffableDataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [unowned self] tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Commit", for: indexPath)
      let row = viewModel.row(for: commits[indexPath.row])
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.title
      content.textProperties.numberOfLines = 1
      content.secondaryText = row.detail
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      return cell
    }
    message.onRetry = { [weak viewModel] in viewModel?.retry() }
    footer.onRetry = { [weak viewModel] in viewModel?.retry() }
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
    tableView.observe(viewModel) { [weak self] _, viewModel in
      self?.show(viewModel.commits)
    }
  }

  private func show(_ commits: [Commit]) {
    self.commits = commits
    var snapshot = NSDiffableDataSourceSnapshot<Int, Commit.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(commits.map(\.id))
    diffableDataSource?.apply(snapshot, animatingDifferences: false)
  }

  package override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    viewModel.loadNextPageIfNeeded(showing: indexPath.row)
  }
}
