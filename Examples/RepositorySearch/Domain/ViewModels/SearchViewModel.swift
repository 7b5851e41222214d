package import Foundation
import Observation

/// Searches while someone types.
///
/// `results` always belong to the present `query`: they are cleared as soon as it changes, not when the
/// new ones come, so that what is old can't be taken for new. Spaces around the query don't count.
@Observable @MainActor
package final class SearchViewModel {
  /// What is typed. An empty query empties the results at once; any other is searched for when typing pauses.
  package var query = "" {
    didSet { queryChanged(from: oldValue) }
  }

  /// Called when someone has picked a repository.
  @ObservationIgnored package var onSelect: (Repository) -> Void = { _ in }

  @ObservationIgnored private let service: any RepositoryService
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let list: PagedList<Repository>

  /// - Parameters:
  ///   - pause: How long typing must pause before a search.
  ///   - clock: What pauses are measured with.
  ///   - now: The time of day, which rate limits speak of.
  package init(
    service: any RepositoryService, pause: Duration = .milliseconds(300),
    clock: any Clock<Duration> = .continuous, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.pause = pause
    list = PagedList(clock: clock, now: now)
  }

  package var results: [Repository] { list.elements }
  package var state: ListState { list.state }
  package var isLoadingNextPage: Bool { list.isLoadingNextPage }
  package var nextPageError: RepositoryServiceError? { list.nextPageError }
  /// How many repositories match in all.
  package var total: Int? { list.total }

  /// What a result looks like.
  package func row(for repository: Repository) -> RepositoryRow {
    RepositoryRow(repository)
  }

  /// What to say in place of results; `nil` while there are some or they are on their way.
  package var message: ListMessage? {
    switch state {
    case .idle:
      ListMessage(title: "Search repositories", text: "Type a part of a name or a description.")
    case .loading, .loaded: nil
    case .empty: ListMessage(title: "No repositories", text: "Nothing matches “\(term)”.")
    case .failed(let error): ListMessage(error)
    }
  }

  /// What to say below the results when there are more but they could not be had.
  package var footer: ListMessage? { nextPageError.map { ListMessage($0) } }

  /// Asks again for what failed.
  package func retry() {
    list.retry()
  }

  /// To be told which results become visible: loads more when the end is near.
  package func loadNextPageIfNeeded(showing index: Int) {
    list.loadNextPageIfNeeded(showing: index)
  }

  /// Picks a repository.
  package func select(_ repository: Repository) {
    onSelect(repository)
  }

  private var term: String { Self.term(query) }

  private static func term(_ query: String) -> String {
    query.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func queryChanged(from old: String) {
    let term = term
    guard term != Self.term(old) else { return }
    if term.isEmpty {
      list.clear()
    } else {
      list.load(after: pause) { [service] page throws(RepositoryServiceError) in
        try await service.repositories(matching: term, page: page)
      }
    }
  }
}
