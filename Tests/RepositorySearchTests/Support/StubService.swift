import Foundation
import RepositorySearchDomain

/// A service whose answers a test gives, in any order, and which goes on when it is cancelled.
final class StubService: RepositoryService, @unchecked Sendable {
  struct Call: Equatable {
    let text: String
    let page: String?

    init(_ text: String, _ page: String? = nil) {
      (self.text, self.page) = (text, page)
    }
  }

  private typealias Answer = Result<any Sendable, RepositoryServiceError>

  private let lock = NSLock()
  private var pending: [(call: Call, answer: CheckedContinuation<Answer, Never>)] = []
  private var made: [Call] = []
  private var watchers: [AsyncStream<Void>.Continuation] = []

  var calls: [Call] { lock.withLock { made } }

  func repositories(
    matching query: String, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Repository> {
    try await answer(to: Call(query, page?.rawValue))
  }

  func commits(
    of repository: Repository, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Commit> {
    try await answer(to: Call(repository.id, page?.rawValue))
  }

  /// Waits until so many calls were made in all.
  func isCalled(times count: Int) async {
    let (changes, watcher) = AsyncStream<Void>.makeStream()
    lock.withLock { watchers.append(watcher) }
    watcher.yield()
    for await _ in changes where calls.count >= count { return }
  }

  /// Answers the oldest call of this kind that has no answer yet.
  func answer<Element: Sendable>(
    _ call: Call, _ result: Result<Page<Element>, RepositoryServiceError>
  ) {
    let continuation = lock.withLock {
      pending.firstIndex { $0.call == call }.map { pending.remove(at: $0).answer }
    }
    continuation?.resume(returning: result.map { $0 })
  }

  func answer(_ text: String, page: String? = nil, with ids: [String], next: String? = nil) {
    let page = Call(text, page)
    answer(
      page,
      .success(
        Page(
          elements: ids.map { Repository(id: $0, owner: "owner", name: $0) },
          next: next.map(PageToken.init(rawValue:)))))
  }

  func fail(_ text: String, page: String? = nil, with error: RepositoryServiceError) {
    answer(Call(text, page), Result<Page<Repository>, _>.failure(error))
  }

  private func answer<Element>(
    to call: Call
  ) async throws(RepositoryServiceError) -> Page<Element> {
    let answer: Answer = await withCheckedContinuation { continuation in
      lock.withLock {
        made.append(call)
        pending.append((call, continuation))
        watchers.forEach { $0.yield() }
      }
    }
    guard let page = try answer.get() as? Page<Element> else { throw .cancelled }
    return page
  }
}
