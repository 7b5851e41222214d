import Foundation
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@Suite("The search's view model", .timeLimit(.minutes(15)))
@MainActor
struct SearchViewModelTests {
  let clock = ManualClock()
  let service = StubService()
  let model: SearchViewModel

  init() {
    let clock = clock
    model = SearchViewModel(SearchModel(service: service, clock: clock, now: { clock.date }))
  }

  /// Types and pauses long enough.
  func search(_ query: String) async {
    let calls = service.calls.count
    model.query = query
    await clock.someoneSleeps(for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await service.isCalled(times: calls + 1)
  }

  @Test("It starts with nothing but a hint")
  func start() {
    #expect(model.state == .idle)
    #expect(model.results.isEmpty)
    #expect(model.message?.offersRetry == false)
  }

  @Test("It searches once typing pauses, for what is there then")
  func pause() async {
    for query in ["s", "sw", "swi"] {
      model.query = query
      #expect(model.state == .loading)
      await clock.someoneSleeps(for: .milliseconds(300))
      clock.advance(by: .milliseconds(299))
    }
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(1))
    await service.isCalled(times: 1)
    service.answer("swi", with: ["a", "b"])
    await eventually { model.state == .loaded }
    #expect(service.calls == [.init("swi")])
    #expect(model.results.map(\.id) == ["a", "b"])
    #expect(model.message == nil)
  }

  @Test("An empty query empties the results at once", arguments: ["", "  \n"])
  func empty(query: String) async {
    await search("swift")
    service.answer("swift", with: ["a"])
    await eventually { model.state == .loaded }
    model.query = query
    #expect(model.results.isEmpty)
    #expect(model.state == .idle)
    #expect(clock.sleeperCount == 0)
  }

  @Test("Emptying the query while an answer is on its way drops the answer")
  func emptiedWhileLoading() async {
    await search("swift")
    model.query = ""
    await search("other")
    service.answer("swift", with: ["old"])
    service.answer("other", with: ["new"])
    await eventually { model.state == .loaded }
    #expect(model.results.map(\.id) == ["new"])
  }

  @Test("Spaces around the query are no new query")
  func spaces() async {
    await search("swift")
    service.answer("swift", with: ["a"])
    await eventually { model.state == .loaded }
    model.query = " swift "
    #expect(model.state == .loaded)
    #expect(model.results.count == 1)
    #expect(clock.sleeperCount == 0)
  }

  @Test("A new query clears what was found for the one before")
  func stale() async {
    await search("swift")
    service.answer("swift", with: ["a"])
    await eventually { model.state == .loaded }
    model.query = "swiftu"
    #expect(model.results.isEmpty)
    #expect(model.state == .loading)
  }

  @Test("An older answer that comes later never replaces a newer one", arguments: [true, false])
  func race(olderFails: Bool) async throws {
    await search("older")
    await search("newer")
    service.answer("newer", with: ["new"])
    await eventually { model.state == .loaded }
    if olderFails {
      service.fail("older", with: .offline)
    } else {
      service.answer("older", with: ["old"])
    }
    // Whatever the older answer does has happened before the next search is through.
    for _ in 0..<50 { await Task.yield() }
    #expect(model.results.map(\.id) == ["new"])
    #expect(model.state == .loaded)
  }

  @Test("Nothing found is said with the query")
  func nothing() async {
    await search("xyzzy")
    service.answer("xyzzy", with: [])
    await eventually { model.state == .empty }
    #expect(model.message?.text.contains("xyzzy") == true)
  }

  @Test("A failure says what failed; trying again asks the same")
  func retry() async {
    await search("swift")
    service.fail("swift", with: .unreachable(host: "api.example"))
    await eventually { model.state == .failed(.unreachable(host: "api.example")) }
    #expect(model.message?.offersRetry == true)
    #expect(model.message?.text.contains("api.example") == true)
    model.retry()
    model.retry()
    #expect(model.state == .loading)
    await service.isCalled(times: 2)
    service.answer("swift", with: ["a"])
    await eventually { model.state == .loaded }
    #expect(service.calls == [.init("swift"), .init("swift")])
  }

  @Test("Near the end it loads the next page, one request at a time, each element once")
  func paging() async {
    await search("swift")
    service.answer("swift", with: (0..<20).map { "\($0)" }, next: "2")
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 0)
    #expect(!model.isLoadingNextPage)
    model.loadNextPageIfNeeded(showing: 15)
    model.loadNextPageIfNeeded(showing: 19)
    #expect(model.isLoadingNextPage)
    await service.isCalled(times: 2)
    service.answer("swift", page: "2", with: (18..<30).map { "\($0)" })
    await eventually { !model.isLoadingNextPage }
    #expect(model.results.map(\.id) == (0..<30).map { "\($0)" })
    model.loadNextPageIfNeeded(showing: 29)
    #expect(!model.isLoadingNextPage)
    #expect(service.calls == [.init("swift"), .init("swift", "2")])
  }

  @Test("A page with nothing new leads on to the next")
  func repeatedPage() async {
    await search("swift")
    service.answer("swift", with: ["a", "b"], next: "2")
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 1)
    await service.isCalled(times: 2)
    service.answer("swift", page: "2", with: ["b"], next: "3")
    await service.isCalled(times: 3)
    service.answer("swift", page: "3", with: ["c"], next: "3")
    await eventually { model.results.count == 3 }
    // A page that leads to itself is the last.
    model.loadNextPageIfNeeded(showing: 2)
    #expect(!model.isLoadingNextPage)
  }

  @Test("A page that comes after the query changed is dropped")
  func stalePage() async {
    await search("swift")
    service.answer("swift", with: ["a"], next: "2")
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 0)
    await service.isCalled(times: 2)
    await search("rust")
    service.answer("swift", page: "2", with: ["old"])
    service.answer("rust", with: ["new"])
    await eventually { model.state == .loaded }
    for _ in 0..<50 { await Task.yield() }
    #expect(model.results.map(\.id) == ["new"])
    #expect(!model.isLoadingNextPage)
  }

  @Test("A page that fails leaves what is there and is had again on demand only")
  func pageFails() async {
    await search("swift")
    service.answer("swift", with: ["a"], next: "2")
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 0)
    await service.isCalled(times: 2)
    service.fail("swift", page: "2", with: .offline)
    await eventually { model.nextPageError == .offline }
    #expect(model.results.count == 1)
    #expect(model.footer?.offersRetry == true)
    model.loadNextPageIfNeeded(showing: 0)
    #expect(!model.isLoadingNextPage)
    model.retry()
    #expect(model.nextPageError == nil)
    await service.isCalled(times: 3)
    service.answer("swift", page: "2", with: ["b"])
    await eventually { model.results.count == 2 }
  }

  @Test("When the rate limit is reached it says until when, waits, and goes on by itself")
  func rateLimit() async {
    await search("swift")
    let limit = RepositoryServiceError.rateLimited(.primary, until: clock.date + 60)
    service.fail("swift", with: limit)
    await eventually { model.state == .failed(limit) }
    #expect(model.message?.offersRetry == false)
    await clock.someoneSleeps(for: .seconds(60))
    model.retry()
    #expect(model.state == .failed(limit))
    clock.advance(by: .seconds(60))
    await service.isCalled(times: 2)
    service.answer("swift", with: ["a"])
    await eventually { model.state == .loaded }
  }

  @Test("Typing while the rate limit holds asks for nothing; then only the last query is searched")
  func typingWhileLimited() async {
    await search("swift")
    let limit = RepositoryServiceError.rateLimited(.secondary, until: clock.date + 60)
    service.fail("swift", with: limit)
    await eventually { model.state == .failed(limit) }
    model.query = ""
    #expect(model.state == .idle)
    model.query = "rust"
    #expect(model.state == .failed(limit))
    model.query = "ruby"
    await clock.someoneSleeps(for: .seconds(60))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(60))
    await service.isCalled(times: 2)
    #expect(service.calls.map(\.text) == ["swift", "ruby"])
  }

  @Test("A page that meets the rate limit is loaded when it is lifted")
  func pageLimited() async {
    await search("swift")
    service.answer("swift", with: ["a"], next: "2")
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 0)
    await service.isCalled(times: 2)
    service.fail("swift", page: "2", with: .rateLimited(.primary, until: clock.date + 5))
    await eventually { model.nextPageError != nil }
    #expect(model.footer?.offersRetry == false)
    await clock.someoneSleeps(for: .seconds(5))
    clock.advance(by: .seconds(5))
    await service.isCalled(times: 3)
    service.answer("swift", page: "2", with: ["b"])
    await eventually { model.results.count == 2 }
    #expect(model.nextPageError == nil)
  }

  @Test("A limit that ended already is not asked again without pause")
  func endedLimit() async {
    await search("swift")
    service.fail("swift", with: .rateLimited(.primary, until: clock.date - 60))
    await clock.someoneSleeps(for: .seconds(1))
    #expect(service.calls.count == 1)
  }

  @Test(
    "A limit without an end is asked again the next day", arguments: [1e12, 1e308, .infinity])
  func endlessLimit(seconds: Double) async {
    await search("swift")
    let end = Date(timeIntervalSince1970: seconds)
    service.fail("swift", with: .rateLimited(.secondary, until: end))
    await clock.someoneSleeps(for: .seconds(86_400))
  }

  @Test("A list whose pages bring nothing is given up, and can be gone on with")
  func barrenPages() async {
    await search("swift")
    service.answer("swift", with: [], next: "1")
    for page in 1..<10 {
      await service.isCalled(times: page + 1)
      service.answer("swift", page: "\(page)", with: [], next: "\(page + 1)")
    }
    await eventually { model.state.error != nil }
    #expect(model.message?.offersRetry == true)
    #expect(service.calls.count == 10)
    model.retry()
    await service.isCalled(times: 11)
    service.answer("swift", with: ["a"])
    await eventually { model.state == .loaded }
  }

  @Test("A picked repository is handed on, as long as it is among the results")
  func select() async {
    await search("swift")
    service.answer("swift", with: ["a", "b"])
    await eventually { model.state == .loaded }
    var selected: Repository?
    model.onSelect = { selected = $0 }
    let row = model.rows[1]
    model.select(row)
    #expect(selected?.id == "b")
    selected = nil
    model.query = ""
    model.select(row)
    #expect(selected == nil)
  }

  @Test("Another place to search is offered after a failure, where there is one")
  func elsewhere() async {
    #expect(model.alternative == nil)
    await search("swift")
    service.fail("swift", with: .offline)
    await eventually { model.state.error != nil }
    #expect(model.alternative == nil)
    var searches = 0
    model.onSearchElsewhere = { searches += 1 }
    #expect(model.alternative == "Search this machine")
    model.searchElsewhere()
    #expect(searches == 1)
    model.query = ""
    #expect(model.alternative == nil)
  }

  @Test("It is gone when its screen is, whether it waits, loads or has loaded")
  func leaks() async {
    let clock = clock
    let service = service
    func make() -> SearchViewModel {
      SearchViewModel(SearchModel(service: service, clock: clock, now: { clock.date }))
    }
    weak var waiting: SearchViewModel?
    do {
      let model = make()
      waiting = model
      model.query = "waiting"
      await clock.someoneSleeps(for: .milliseconds(300))
    }
    #expect(waiting == nil)
    #expect(clock.sleeperCount == 0)

    weak var loading: SearchViewModel?
    do {
      let model = make()
      loading = model
      model.query = "loading"
      await clock.someoneSleeps(for: .milliseconds(300))
      clock.advance(by: .milliseconds(300))
      await service.isCalled(times: 1)
    }
    #expect(loading == nil)
    service.answer("loading", with: ["a"])

    weak var limited: SearchViewModel?
    do {
      let model = make()
      limited = model
      model.query = "limited"
      await clock.someoneSleeps(for: .milliseconds(300))
      clock.advance(by: .milliseconds(300))
      await service.isCalled(times: 2)
      service.fail("limited", with: .rateLimited(.primary, until: clock.date + 60))
      await clock.someoneSleeps(for: .seconds(60))
    }
    #expect(limited == nil)
    #expect(clock.sleeperCount == 0)
  }
}
