import Foundation
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@testable import RepositorySearchServices

@Suite("Searching GitHub while typing", .timeLimit(.minutes(15)))
@MainActor
struct SearchOverHTTPTests {
  let server: GitHubServer
  let clock = ManualClock()
  let model: SearchViewModel

  init() async throws {
    server = try await GitHubServer()
    let clock = clock
    let service = try GitHubService(
      address: server.address, timeout: GitHubServer.patience, now: { clock.date })
    model = SearchViewModel(SearchModel(service: service, clock: clock, now: { clock.date }))
  }

  func type(_ query: String) async {
    model.query = query
    await clock.someoneSleeps(for: .milliseconds(300))
  }

  func pause() {
    clock.advance(by: .milliseconds(300))
  }

  @Test("Fast typing is one request")
  func typing() async throws {
    for length in 1...5 { await type(String("swift".prefix(length))) }
    pause()
    await eventually { model.state == .loaded }
    #expect(model.results.count == 30)
    #expect(try await server.queries == ["swift"])
  }

  @Test("A slower answer to an older query never replaces the newer one")
  func race() async throws {
    await type("hold.older swift")
    pause()
    try await server.isAsked(for: "hold.older")
    await type("newer")
    pause()
    await eventually { model.state == .loaded }
    // The overtaken request has ended, so that nothing is left to come.
    try await server.isLeft(by: "hold.older")
    try await server.release("older")
    #expect(model.results.first?.name == "newer-0")
    #expect(model.results.count == 30)
  }

  @Test("Scrolling leads to the last result, with each once, though pages overlap")
  func paging() async throws {
    await type("overlap repeat-page.3 swift")
    pause()
    await eventually { model.state == .loaded }
    // Page 3 brings what page 2 brought; its own last element comes as the first of page 4.
    while model.results.count < 201 {
      let count = model.results.count
      model.loadNextPageIfNeeded(showing: count - 1)
      await eventually { model.results.count > count || model.nextPageError != nil }
      try #require(model.nextPageError == nil)
    }
    #expect(model.results.last?.name == "swift-229")
    #expect(Set(model.results.map(\.id)).count == model.results.count)
  }

  @Test("A server that fails once is had by trying again, for the first page and the next")
  func retry() async throws {
    await type("flaky.1 swift")
    pause()
    await eventually { model.state == .failed(.serverError(status: 500)) }
    model.retry()
    await eventually { model.state == .loaded }
    await type("flaky-page.2 swift")
    pause()
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 29)
    await eventually { model.nextPageError != nil }
    model.retry()
    await eventually { model.results.count == 60 }
  }

  @Test("While the rate limit holds nothing is sent; then the search goes on by itself")
  func rateLimit() async throws {
    await type("secondary.30 swift")
    pause()
    await eventually { model.state.error != nil }
    await clock.someoneSleeps(for: .seconds(30))
    model.retry()
    model.query = "secondary.30 swiftly"
    #expect(model.state.error != nil)
    model.query = "secondary.30 swift"
    await clock.someoneSleeps(for: .seconds(30))
    try await server.liftLimits()
    clock.advance(by: .seconds(30))
    await eventually { model.state == .loaded }
    #expect(try await server.queries == ["secondary.30 swift", "secondary.30 swift"])
  }
}
