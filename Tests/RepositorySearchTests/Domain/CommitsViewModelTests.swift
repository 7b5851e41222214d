import Foundation
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@Suite("The commits' view model", .timeLimit(.minutes(15)))
@MainActor
struct CommitsViewModelTests {
  let clock = ManualClock()
  let service = StubService()
  let model: CommitsViewModel

  init() {
    let clock = clock
    model = CommitsViewModel(
      repository: Repository(id: "id", owner: "apple", name: "swift"), service: service,
      clock: clock, now: { clock.date })
  }

  func commit(_ sha: String, age: Double) -> Commit {
    Commit(sha: sha, message: "Change\n\nWhy", author: "Mona Lisa", date: clock.date - age)
  }

  @Test("It loads once, and shows hash, author and age")
  func load() async {
    #expect(model.title == "apple/swift")
    model.load()
    model.load()
    #expect(model.state == .loading)
    await service.isCalled(times: 1)
    service.answer(
      .init("id"), .success(Page(elements: [commit("0123456789", age: 3 * 3_600)])))
    await eventually { model.state == .loaded }
    let row = model.rows[0]
    #expect(row.title == "Change")
    #expect(row.detail == "0123456 · Mona Lisa · 3 hours ago")
    model.load()
    #expect(service.calls.count == 1)
  }

  @Test("It pages on")
  func paging() async {
    model.load()
    await service.isCalled(times: 1)
    service.answer(
      .init("id"),
      .success(Page(elements: [commit("a", age: 1)], next: PageToken(rawValue: "2"))))
    await eventually { model.state == .loaded }
    model.loadNextPageIfNeeded(showing: 0)
    await service.isCalled(times: 2)
    service.answer(.init("id", "2"), .success(Page(elements: [commit("b", age: 2)])))
    await eventually { model.commits.count == 2 }
    #expect(model.commits.map(\.sha) == ["a", "b"])
  }

  @Test("A failure can be tried again, and no commits are said to be none")
  func retry() async {
    model.load()
    await service.isCalled(times: 1)
    service.fail("id", with: .notFound("repository apple/swift"))
    await eventually { model.state.error != nil }
    #expect(model.message?.offersRetry == true)
    model.retry()
    await service.isCalled(times: 2)
    service.answer(.init("id"), .success(Page<Commit>(elements: [])))
    await eventually { model.state == .empty }
    #expect(model.message?.title == "No commits")
  }

  @Test("It is gone when its screen is, even while it loads")
  func leak() async {
    weak var leaked: CommitsViewModel?
    do {
      let model = CommitsViewModel(
        repository: Repository(id: "other", owner: "a", name: "b"), service: service)
      leaked = model
      model.load()
      await service.isCalled(times: 1)
    }
    #expect(leaked == nil)
  }
}
