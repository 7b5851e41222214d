import Portico
import PorticoTesting
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@testable import RepositorySearchExample

/// What MVP makes testable: everything that is decided, without a view.
@MainActor @Suite("The search's presenter", .timeLimit(.minutes(15))) struct MVPTests {
  final class SpyView: MVPSearchView {
    var rows: [String] = []
    var message: ListMessage?
    var alternative: String?
    var footer: ListMessage?
    var isLoading = false
    var isLoadingMore = false
    var listChanges = 0

    func show(_ rows: [RepositoryRow]) {
      self.rows = rows.map(\.title)
      listChanges += 1
    }

    func show(_ message: ListMessage?, alternative: String?) {
      self.message = message
      self.alternative = alternative
    }

    func showFooter(_ message: ListMessage?, isLoading: Bool) {
      footer = message
      isLoadingMore = isLoading
    }

    func showActivity(_ isLoading: Bool) {
      self.isLoading = isLoading
    }
  }

  let service = StubService()
  let flow = SpyFlow()
  let view = SpyView()
  let presenter: MVPSearchPresenter

  init() {
    presenter = MVPSearchPresenter(
      model: SearchModel(service: service, pause: .zero), flow: flow)
    presenter.view = view
    presenter.viewIsReady()
  }

  private func search(_ text: String, finds ids: [String], next: String? = nil) async throws {
    presenter.queryChanged(to: text)
    await service.isCalled(times: 1)
    service.answer(text, with: ids, next: next)
    try await waitUntil("rows") { self.view.rows.count == ids.count }
  }

  @Test("says what to do, shows that it is searching, then what it found")
  func finds() async throws {
    #expect(view.message?.title == "Search repositories")
    presenter.queryChanged(to: "a")
    #expect(view.isLoading)
    #expect(view.message == nil)
    await service.isCalled(times: 1)
    service.answer("a", with: ["one", "two"])
    try await waitUntil("rows") { self.view.rows == ["owner/one", "owner/two"] }
    #expect(!view.isLoading)
    #expect(view.listChanges == 1)
  }

  @Test("hands on what is picked, and asks for more when the end is near")
  func picks() async throws {
    try await search("a", finds: ["one", "two"], next: "2")
    presenter.rowIsPicked(at: 1)
    #expect(flow.shown == ["two"])
    presenter.rowIsShown(at: 1)
    #expect(view.isLoadingMore)
    await service.isCalled(times: 2)
    service.fail("a", page: "2", with: .serverError(status: 500))
    try await waitUntil("the failure") { self.view.footer?.title == "Server error" }
    #expect(view.rows.count == 2)
    presenter.retry()
    await service.isCalled(times: 3)
    service.answer("a", page: "2", with: ["three"])
    try await waitUntil("all rows") { self.view.rows.count == 3 }
    #expect(view.footer == nil)
  }

  @Test("offers this machine after a failure, if there is such a way", arguments: [true, false])
  func elsewhere(isOffered: Bool) async throws {
    flow.canSearchThisMachine = isOffered
    presenter.queryChanged(to: "a")
    await service.isCalled(times: 1)
    service.fail("a", with: .offline)
    try await waitUntil("the failure") { self.view.message?.title == "No network" }
    #expect(view.message?.offersRetry == true)
    #expect(view.alternative == (isOffered ? "Search this machine" : nil))
    presenter.searchElsewhere()
    #expect(flow.searchesElsewhere == 1)
  }

  @Test("tells nobody when its view is gone")
  func viewIsGone() async throws {
    var view: SpyView? = SpyView()
    presenter.view = view
    presenter.queryChanged(to: "a")
    await service.isCalled(times: 1)
    view = nil
    #expect(presenter.view == nil)
    service.answer("a", with: ["one"])
    presenter.rowIsShown(at: 0)
  }
}
