import PorticoTesting
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing
import UIKit

@testable import RepositorySearchExample

/// What MVC, well done, makes testable: the model, and each part of the screen by itself, in a window or none.
@MainActor @Suite("The search's model and its list", .timeLimit(.minutes(15))) struct MVCTests {
  final class SpyDelegate: ResultsViewControllerDelegate {
    var events: [String] = []

    func resultsDidPick(_ repository: Repository) { events.append("pick \(repository.id)") }
    func resultsDidShowRow(at index: Int) { events.append("show \(index)") }
    func resultsWantRetry() { events.append("retry") }
  }

  @Test("the model tells of each change, and searches once typing pauses")
  func model() async throws {
    let (service, clock) = (StubService(), ManualClock())
    let model = SearchModel(service: service, clock: clock)
    var states: [ListState] = []
    model.onChange = { [unowned model] in states.append(model.state) }
    model.query = "s"
    model.query = "sw "
    model.query = "sw"
    #expect(states == [.loading, .loading])
    await clock.someoneSleeps(for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await service.isCalled(times: 1)
    #expect(service.calls == [.init("sw")])
    service.answer("sw", with: ["one", "two"])
    try await waitUntil("results") { model.state == .loaded }
    #expect(model.results.map(\.id) == ["one", "two"])
    model.query = " "
    #expect(model.results.isEmpty)
    #expect(states == [.loading, .loading, .loaded, .idle])
  }

  @Test("the list shows rows, and hands on what is done with it")
  func list() async throws {
    let delegate = SpyDelegate()
    let list = ResultsViewController()
    let screen = Screen(list)
    list.delegate = delegate
    let repositories = ["one", "two"].map { Repository(id: $0, owner: "owner", name: $0) }
    list.show(repositories, footer: nil, isLoadingMore: false)
    try await screen.tap("owner/two")
    list.show(
      repositories, footer: ListMessage(.serverError(status: 500)), isLoadingMore: false)
    #expect(screen.shows(containing: "Server error"))
    try await screen.tap("Try again")
    #expect(delegate.events == ["show 0", "show 1", "pick two", "retry"])
    screen.close()
  }
}
