import Portico
import PorticoTesting
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@testable import RepositorySearchExample

/// What VIPER makes testable: each role by itself, against spies of its neighbours.
@MainActor @Suite("The search's module", .timeLimit(.minutes(15))) struct VIPERTests {
  final class SpyOutput: VIPERSearchInteractorOutput {
    var states: [VIPERSearchState] = []

    func searchChanged(to search: VIPERSearchState) {
      states.append(search)
    }
  }

  final class SpyInteractor: VIPERSearchInteracting {
    var calls: [String] = []

    func search(for text: String) { calls.append("search \(text)") }
    func loadMore(showing index: Int) { calls.append("more \(index)") }
    func retry() { calls.append("retry") }
  }

  final class SpyRouter: VIPERSearchRouting {
    var shown: [String] = []
    var canSearchThisMachine = true
    var searchesElsewhere = 0

    func showCommits(of repository: Repository) { shown.append(repository.id) }
    func searchThisMachine() { searchesElsewhere += 1 }
  }

  final class SpyView: VIPERSearchView {
    var rows: [String] = []
    var message: ListMessage?
    var alternative: String?
    var footer: ListMessage?
    var isLoading = false

    func show(_ rows: [RepositoryRow]) { self.rows = rows.map(\.title) }
    func showFooter(_ message: ListMessage?, isLoading: Bool) { footer = message }
    func showActivity(_ isLoading: Bool) { self.isLoading = isLoading }

    func show(_ message: ListMessage?, alternative: String?) {
      self.message = message
      self.alternative = alternative
    }
  }

  @Test("the interactor tells each step of a search, in entities")
  func interactor() async throws {
    let service = StubService()
    let output = SpyOutput()
    let interactor = VIPERSearchInteractor(model: SearchModel(service: service, pause: .zero))
    interactor.output = output
    interactor.search(for: " a ")
    #expect(output.states.last == VIPERSearchState(term: "a", list: .loading))
    await service.isCalled(times: 1)
    service.fail("a", with: .offline)
    try await waitUntil("the failure") { output.states.last?.list == .failed(.offline) }
    interactor.retry()
    await service.isCalled(times: 2)
    service.answer("a", with: ["one"], next: "2")
    try await waitUntil("results") { output.states.last?.results.map(\.id) == ["one"] }
    interactor.loadMore(showing: 0)
    #expect(output.states.last?.isLoadingMore == true)
    await service.isCalled(times: 3)
    service.fail("a", page: "2", with: .offline)
    try await waitUntil("the failure") { output.states.last?.loadingMoreFailed == .offline }
  }

  @Test("the presenter turns entities into rows and sentences")
  func presenterShows() {
    let (presenter, view, router, interactor) = makePresenter()
    #expect(view.message?.title == "Search repositories")
    presenter.searchChanged(to: VIPERSearchState(term: "a", list: .loading))
    #expect(view.isLoading)
    #expect(view.message == nil)
    let repository = Repository(id: "1", owner: "owner", name: "one")
    presenter.searchChanged(
      to: VIPERSearchState(
        term: "a", results: [repository], list: .loaded, loadingMoreFailed: .offline))
    #expect(!view.isLoading)
    #expect(view.rows == ["owner/one"])
    #expect(view.footer?.title == "No network")
    presenter.searchChanged(to: VIPERSearchState(term: "a", list: .failed(.offline)))
    #expect(view.rows.isEmpty)
    #expect(view.alternative == "Search this machine")
    router.canSearchThisMachine = false
    presenter.searchChanged(to: VIPERSearchState(term: "a", list: .failed(.offline)))
    #expect(view.alternative == nil)
    #expect(interactor.calls.isEmpty)
  }

  @Test("the presenter sends events to the interactor, and away to the router")
  func presenterForwards() {
    let (presenter, view, router, interactor) = makePresenter()
    presenter.queryChanged(to: "a")
    presenter.rowIsShown(at: 3)
    presenter.retry()
    #expect(interactor.calls == ["search a", "more 3", "retry"])
    let repository = Repository(id: "1", owner: "owner", name: "one")
    presenter.searchChanged(to: VIPERSearchState(results: [repository], list: .loaded))
    presenter.rowIsPicked(at: 0)
    #expect(router.shown == ["1"])
    presenter.searchElsewhere()
    #expect(router.searchesElsewhere == 1)
    withExtendedLifetime(view) {}
  }

  @Test("the router asks the flow, as long as there is one")
  func router() {
    var flow: SpyFlow? = SpyFlow()
    let router = VIPERSearchRouter(flow: flow!)
    router.showCommits(of: Repository(id: "1", owner: "owner", name: "one"))
    router.searchThisMachine()
    #expect(router.canSearchThisMachine)
    #expect(flow?.shown == ["1"])
    #expect(flow?.searchesElsewhere == 1)
    flow = nil
    #expect(!router.canSearchThisMachine)
    router.searchThisMachine()
  }

  private func makePresenter() -> (VIPERSearchPresenter, SpyView, SpyRouter, SpyInteractor) {
    let (view, router, interactor) = (SpyView(), SpyRouter(), SpyInteractor())
    let presenter = VIPERSearchPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.viewIsReady()
    return (presenter, view, router, interactor)
  }
}
