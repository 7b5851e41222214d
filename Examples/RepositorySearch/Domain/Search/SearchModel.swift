package import Foundation
import Observation

/// A search while the user types, independent of presentation: the model of every version that has one.
///
/// `results` always belong to the present query. They are cleared as soon as the query changes, so that old results
/// can't be mistaken for new ones. Spaces around the query are ignored.
@Observable @MainActor package final class SearchModel {
  /// The text that the user typed. An empty query clears the results at once; any other is searched after a pause.
  package var query = "" {
    didSet { queryChanged(from: oldValue) }
  }

  /// Called after results or state have changed.
  package var onChange: () -> Void {
    get { list.onChange }
    set { list.onChange = newValue }
  }

  @ObservationIgnored private let service: any RepositoryService
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let list: PagedList<Repository>

  /// - Parameters:
  ///   - pause: The time without typing after which a search starts.
  ///   - clock: The clock for pauses.
  ///   - now: Returns the current date, for rate limits.
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
  /// The number of all repositories that match.
  package var total: Int? { list.total }

  /// The search term: the query without the spaces around it.
  package var term: String { Self.term(query) }

  /// Repeats the request that failed.
  package func retry() {
    list.retry()
  }

  /// Called with the results that become visible. Loads more when the end is near.
  package func loadNextPageIfNeeded(showing index: Int) {
    list.loadNextPageIfNeeded(showing: index)
  }

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
