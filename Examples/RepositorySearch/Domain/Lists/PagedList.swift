package import Foundation
import Observation

/// A list that comes a page at a time: one request at once, each element once, and nothing that was overtaken.
///
/// A new `load` clears what was there, so that what the list shows always belongs to what was asked
/// for last. An answer counts only if nothing newer was asked since, even where the service goes on
/// after it was cancelled. When the service's rate limit is reached, the list waits until it is lifted
/// and goes on by itself; until then it asks for nothing.
@Observable @MainActor
package final class PagedList<Element: Identifiable & Sendable> where Element.ID: Sendable {
  /// A service may go on for ever with pages that bring nothing.
  private static var barrenPageLimit: Int { 10 }

  package typealias Fetch =
    @Sendable (PageToken?) async throws(RepositoryServiceError) -> Page<Element>

  package private(set) var elements: [Element] = []
  package private(set) var state = ListState.idle
  package private(set) var isLoadingNextPage = false
  /// Why the next page could not be had; the elements before it stay.
  package private(set) var nextPageError: RepositoryServiceError?
  /// How many elements there are in all, if that is known.
  package private(set) var total: Int?

  /// Called after a change, for who does not observe.
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
  /// How many pages in a row brought nothing new.
  @ObservationIgnored private var barrenPages = 0

  /// - Parameters:
  ///   - clock: What pauses are measured with.
  ///   - now: The time of day, which rate limits speak of.
  ///   - reach: How close to the end the last visible element must be for the next page to load.
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

  /// Clears the list and fetches its first page.
  ///
  /// - Parameter pause: How long to wait before; another `load` in that time takes its place.
  package func load(after pause: Duration = .zero, _ fetch: @escaping Fetch) {
    forget()
    self.fetch = fetch
    request(nil, after: pause)
    onChange()
  }

  /// Empties the list and forgets what was asked for.
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

  /// Asks again for what failed. While a rate limit holds this does nothing.
  package func retry() {
    guard task == nil else { return }
    if state.error != nil {
      request(nil)
    } else if nextPageError != nil {
      request(next)
    }
    onChange()
  }

  /// Fetches the next page if the element at the index, which is visible, is close to the end.
  ///
  /// After a page has failed, the next is fetched on `retry()` only.
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
    // Lists change between two requests: what moved from one page to the next comes twice.
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
      // The list did not grow, so no scrolling would ask for more.
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

  /// Waits until the limit is lifted, then asks for the page.
  private func wait(out limit: RepositoryServiceError, until date: Date, for page: PageToken?) {
    self.limit = limit
    show(limit, of: page)
    // A service whose limit ends at once is not asked without pause either; one that has no end is asked next day.
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
