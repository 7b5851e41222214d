import Observation
package import RepositorySearchDomain

/// What a screen shows of a search, as text and rows.
@Observable @MainActor
package final class SearchViewModel {
  @ObservationIgnored private let model: SearchModel

  /// Called when someone has picked a repository.
  @ObservationIgnored package var onSelect: (Repository) -> Void = { _ in }
  /// Called when someone wants to search in the other place; `nil` where there is none.
  @ObservationIgnored package var onSearchElsewhere: (() -> Void)?

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

  /// What the list shows.
  package var rows: [RepositoryRow] { results.map { RepositoryRow($0) } }

  /// What to say in place of results; `nil` while there are some or they are on their way.
  package var message: ListMessage? { .search(for: model.term, in: state) }

  /// The title of another way out after a failure; `nil` while there is none.
  package var alternative: String? {
    state.error != nil && onSearchElsewhere != nil ? "Search this machine" : nil
  }

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

  /// Picks a repository, unless the results have changed since it was shown.
  package func select(_ row: RepositoryRow) {
    if let repository = results.first(where: { $0.id == row.id }) { onSelect(repository) }
  }

  /// Searches in the other place.
  package func searchElsewhere() {
    onSearchElsewhere?()
  }
}
