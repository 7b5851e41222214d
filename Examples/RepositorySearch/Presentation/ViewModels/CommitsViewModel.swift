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
  ///   - clock: What pauses are measured with.
  ///   - now: The time of day, from which the commits' age is reckoned.
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

  /// What the list shows.
  package var rows: [CommitRow] {
    let now = now()
    return commits.map { CommitRow($0, now: now) }
  }

  /// What to say in place of commits; `nil` while there are some or they are on their way.
  package var message: ListMessage? {
    switch state {
    case .idle, .loading, .loaded: nil
    case .empty:
      ListMessage(title: "No commits", text: "Nothing was committed to \(title) yet.")
    case .failed(let error): ListMessage(error)
    }
  }

  /// What to say below the commits when there are more but they could not be had.
  package var footer: ListMessage? { nextPageError.map { ListMessage($0) } }

  /// Fetches the commits, the first time it is called.
  package func load() {
    guard state == .idle else { return }
    list.load { [service, repository] page throws(RepositoryServiceError) in
      try await service.commits(of: repository, page: page)
    }
  }

  /// Asks again for what failed.
  package func retry() {
    list.retry()
  }

  /// To be told which commits become visible: loads more when the end is near.
  package func loadNextPageIfNeeded(showing index: Int) {
    list.loadNextPageIfNeeded(showing: index)
  }
}
