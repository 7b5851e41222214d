package import Foundation
import Observation

/// A list that is loaded page by page, with one request at a time, without duplicates and without outdated answers.
///
/// A new `load` clears the list, so that the elements always belong to the latest
/// request. An answer is ignored if there is a newer request, even if the service
/// ignores the cancellation. If the service's rate limit is reached, the list waits until the limit ends
/// and then continues automatically. Until then, it makes no request.
@Observable @MainActor
package final class PagedList<Element: Identifiable & Sendable> where Element.ID: Sendable {
  /// The maximum number of pages in a row without new elements, because a service might return such pages forever.
  private static var barrenPageLimit: Int { 10 }

  package typealias Fetch =
    @Sendable (PageToken?) async throws(RepositoryServiceError) -> Page<Element>

  package private(set) var elements: [Element] = []
  package private(set) var state = ListState.idle
  package private(set) var isLoadingNextPage = false
  /// The reason why loading the next page failed. The elements before it stay.
  package private(set) var nextPageError: RepositoryServiceError?
  /// The number of elements in all pages, if it is known.
  package private(set) var total: Int?

  /// Called after a change, for owners that don't use observation.
  @ObservationIgnored package var onChange: () -> Void = {}

  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let reach: Int
  @ObservationIgnored private var fetch: Fetch?
  @ObservationIgnored private var next: PageToken?
  @ObservationIgnored private var known: Set<Element.ID> = []
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var limit: RepositoryServiceError?
  /// The number of consecutive pages without new elements.
  @ObservationIgnored private var barrenPages = 0

  /// - Parameters:
  ///   - clock: The clock for pauses.
  ///   - now: Returns the current date, for rate limits.
  ///   - reach: The distance from the end at which a visible element causes the next page to load.
  package init(
    clock: any Clock<Duration> = .continuous, now: @escaping @Sendable () -> Date = { Date() },
    reach: Int = 8
  ) {
    self.clock = clock
    self.now = now
    self.reach = reach
  }

  deinit {
    task?.cancel()
  }

  /// Clears the list and loads the first page.
  ///
  /// - Parameter pause: The time to wait before the request. Another `load` in that time replaces this one.
  package func load(after pause: Duration = .zero, _ fetch: @escaping Fetch) {
    forget()
    self.fetch = fetch
    request(nil, after: pause)
    onChange()
  }

  /// Clears the list and the request.
  package func clear() {
    forget()
    onChange()
  }

  private func forget() {
    generation += 1
    task?.cancel()
    task = nil
    fetch = nil
    next = nil
    barrenPages = 0
    known = []
    elements = []
    state = .idle
    isLoadingNextPage = false
    nextPageError = nil
    total = nil
  }

  /// Repeats the request that failed. Does nothing while a rate limit applies.
  package func retry() {
    guard task == nil else { return }
    if state.error != nil {
      request(nil)
    } else if nextPageError != nil {
      request(next)
    }
    onChange()
  }

  /// Loads the next page if the element at `index`, which is visible, is close to the end.
  ///
  /// After a page has failed, only `retry()` loads the next one.
  package func loadNextPageIfNeeded(showing index: Int) {
    guard state == .loaded, task == nil, nextPageError == nil, next != nil,
      index >= elements.count - reach
    else { return }
    request(next)
    onChange()
  }

  private func request(_ page: PageToken?, after pause: Duration = .zero) {
    if let limit, case .rateLimited(_, let date) = limit, date > now() {
      return wait(out: limit, until: date, for: page)
    }
    limit = nil
    if page == nil {
      state = .loading
    } else {
      isLoadingNextPage = true
      nextPageError = nil
    }
    task = Task { [weak self, clock, fetch, generation] in
      if pause > .zero { try? await clock.sleep(for: pause) }
      guard let fetch, !Task.isCancelled else { return }
      let answer: Result<Page<Element>, RepositoryServiceError>
      do throws(RepositoryServiceError) {
        answer = .success(try await fetch(page))
      } catch {
        answer = .failure(error)
      }
      self?.receive(answer, to: page, of: generation)
    }
  }

  private func receive(
    _ answer: Result<Page<Element>, RepositoryServiceError>, to page: PageToken?,
    of generation: Int
  ) {
    guard generation == self.generation else { return }
    task = nil
    isLoadingNextPage = false
    switch answer {
    case .success(let answer): append(answer, to: page)
    case .failure(.rateLimited(let kind, let date)):
      wait(out: .rateLimited(kind, until: date), until: date, for: page)
    case .failure(let error): show(error, of: page)
    }
    onChange()
  }

  private func append(_ answer: Page<Element>, to page: PageToken?) {
    // Lists change between two requests: an element that moved to the next page is returned twice.
    let new = answer.elements.filter { known.insert($0.id).inserted }
    next = answer.next == page ? nil : answer.next
    total = answer.total
    if !new.isEmpty {
      barrenPages = 0
      elements += new
      state = .loaded
    } else if next != nil {
      barrenPages += 1
      guard barrenPages < Self.barrenPageLimit else {
        barrenPages = 0
        return show(.malformedAnswer("page after page brings nothing new"), of: next)
      }
      // The list didn't grow, so scrolling wouldn't load more.
      request(next)
    } else if elements.isEmpty {
      state = .empty
    }
  }

  private func show(_ error: RepositoryServiceError, of page: PageToken?) {
    if elements.isEmpty {
      state = .failed(error)
    } else {
      nextPageError = error
    }
  }

  /// Waits until the limit ends, then loads the page.
  private func wait(out limit: RepositoryServiceError, until date: Date, for page: PageToken?) {
    self.limit = limit
    show(limit, of: page)
    // Waits at least a little if the limit ends at once, and at most a day if it never ends.
    let time = date.timeIntervalSince(now())
    let pause = time > 1 ? min(time, 86_400) : 1
    task = Task { [weak self, clock, generation] in
      try? await clock.sleep(for: .seconds(pause))
      guard !Task.isCancelled else { return }
      self?.goOn(with: page, of: generation)
    }
  }

  private func goOn(with page: PageToken?, of generation: Int) {
    guard generation == self.generation else { return }
    task = nil
    request(page)
    onChange()
  }
}
