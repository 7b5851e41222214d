import Observation
package import RepositorySearchDomain

/// The presentation state of a search, as text and rows.
@Observable @MainActor
package final class SearchViewModel {
  @ObservationIgnored private let model: SearchModel

  /// Called when the user selects a repository.
  @ObservationIgnored package var onSelect: (Repository) -> Void = { _ in }
  /// Called when the user wants to search the other service; `nil` if there is none.
  @ObservationIgnored package var onSearchElsewhere: (() -> Void)?

  package init(_ model: SearchModel) {
    self.model = model
  }

  /// The text that the user typed.
  package var query: String {
    get { model.query }
    set { model.query = newValue }
  }

  package var results: [Repository] { model.results }
  package var state: ListState { model.state }
  package var isLoadingNextPage: Bool { model.isLoadingNextPage }
  package var nextPageError: RepositoryServiceError? { model.nextPageError }
  package var total: Int? { model.total }

  /// The rows of the list.
  package var rows: [RepositoryRow] { results.map { RepositoryRow($0) } }

  /// The message in place of results; `nil` while there are results or they are being loaded.
  package var message: ListMessage? { .search(for: model.term, in: state) }

  /// The title of the button that searches the other service after a failure; `nil` while there is none.
  package var alternative: String? {
    state.error != nil && onSearchElsewhere != nil ? "Search this machine" : nil
  }

  /// The message below the results when loading more has failed.
  package var footer: ListMessage? { nextPageError.map { ListMessage($0) } }

  /// Repeats the request that failed.
  package func retry() {
    model.retry()
  }

  /// Called with the results that become visible. Loads more when the end is near.
  package func loadNextPageIfNeeded(showing index: Int) {
    model.loadNextPageIfNeeded(showing: index)
  }

  /// Selects a repository, unless the results have changed since it was displayed.
  package func select(_ row: RepositoryRow) {
    if let repository = results.first(where: { $0.id == row.id }) { onSelect(repository) }
  }

  /// Searches the other service.
  package func searchElsewhere() {
    onSearchElsewhere?()
  }
}
