import Observation
package import RepositorySearchDomain

/// What a screen shows of a search, as text and rows.
@Observable @MainActor
package final class SearchViewModel {
  @ObservationIgnored private let model: SearchModel

  /// Called when someone has picked a repository.
  @ObservationIgnored package var onSelect: (Repository) -> Void = { _ in }

  package init(_ model: SearchModel) {
    self.model = model
  }

  /// What is typed.
  package var query: String {
    get { model.query }
    set { model.query = newValue }
  }

  package var results: [Repository] { model.results }
  package var state: ListState { model.state }
  package var isLoadingNextPage: Bool { model.isLoadingNextPage }
  package var nextPageError: RepositoryServiceError? { model.nextPageError }
  package var total: Int? { model.total }

  /// What a result looks like.
  package func row(for repository: Repository) -> RepositoryRow {
    RepositoryRow(repository)
  }

  /// What to say in place of results; `nil` while there are some or they are on their way.
  package var message: ListMessage? { .search(for: model.term, in: state) }

  /// What to say below the results when there are more but they could not be had.
  package var footer: ListMessage? { nextPageError.map { ListMessage($0) } }

  /// Asks again for what failed.
  package func retry() {
    model.retry()
  }

  /// To be told which results become visible: loads more when the end is near.
  package func loadNextPageIfNeeded(showing index: Int) {
    model.loadNextPageIfNeeded(showing: index)
  }

  /// Picks a repository.
  package func select(_ repository: Repository) {
    onSelect(repository)
  }
}
