package import Foundation
import Observation

/// A search while someone types, without a word on how it is shown: the model of every version that has one.
///
/// `results` always belong to the present query: they are cleared as soon as it changes, so that old results can't be
/// taken for new ones. Spaces around it don't count.
@Observable @MainActor package final class SearchModel {
  /// What is typed. An empty query empties the results at once; any other is searched for when typing pauses.
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

  /// What is searched for: the query without the spaces around it.
  package var term: String { Self.term(query) }

  /// Asks again for what failed.
  package func retry() {
    list.retry()
  }

  /// To be told which results become visible: loads more when the end is near.
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
