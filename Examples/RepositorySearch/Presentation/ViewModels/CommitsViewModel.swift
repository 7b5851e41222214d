package import Foundation
import Observation
package import RepositorySearchDomain

/// The most recent commits of a repository.
@Observable @MainActor
package final class CommitsViewModel {
  @ObservationIgnored private let repository: Repository
  @ObservationIgnored private let service: any RepositoryService
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let list: PagedList<Commit>

  /// - Parameters:
  ///   - clock: The clock for pauses.
  ///   - now: Returns the current date, from which the age of commits is computed.
  package init(
    repository: Repository, service: any RepositoryService,
    clock: any Clock<Duration> = .continuous, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.service = service
    self.now = now
    list = PagedList(clock: clock, now: now)
  }

  package var title: String { repository.fullName }
  package var commits: [Commit] { list.elements }
  package var state: ListState { list.state }
  package var isLoadingNextPage: Bool { list.isLoadingNextPage }
  package var nextPageError: RepositoryServiceError? { list.nextPageError }

  /// The rows of the list.
  package var rows: [CommitRow] {
    let now = now()
    return commits.map { CommitRow($0, now: now) }
  }

  /// The message in place of commits; `nil` while there are commits or they are being loaded.
  package var message: ListMessage? {
    switch state {
    case .idle, .loading, .loaded: nil
    case .empty:
      ListMessage(title: "No commits", text: "Nothing was committed to \(title) yet.")
    case .failed(let error): ListMessage(error)
    }
  }

  /// The message below the commits when loading more has failed.
  package var footer: ListMessage? { nextPageError.map { ListMessage($0) } }

  /// Loads the commits. Does nothing after the first call.
  package func load() {
    guard state == .idle else { return }
    list.load { [service, repository] page throws(RepositoryServiceError) in
      try await service.commits(of: repository, page: page)
    }
  }

  /// Repeats the request that failed.
  package func retry() {
    list.retry()
  }

  /// Called with the commits that become visible. Loads more when the end is near.
  package func loadNextPageIfNeeded(showing index: Int) {
    list.loadNextPageIfNeeded(showing: index)
  }
}
