import PorticoTesting
import Testing

@MainActor @Suite("The leak check") struct LeakCheckTests {
  final class View {
    var presenter: Presenter?
    var onTap: (() -> Void)?
  }

  final class Presenter {
    var view: View?
    weak var weakView: View?
    unowned let owner: Owner
    var views: [View] = []
    var state = State()

    init(owner: Owner) {
      self.owner = owner
    }
  }

  struct State {
    var current: View?
  }

  final class Owner {}

  @Test("is content when everything was let go")
  func content() async throws {
    let leaks = LeakCheck()
    do {
      let view = leaks.track(View())
      view.presenter = Presenter(owner: Owner())
      view.presenter?.weakView = view
    }
    try await leaks.verify()
  }

  @Test("names the stored property that closes a cycle")
  func cycle() {
    let leaks = LeakCheck()
    let owner = Owner()
    do {
      let view = leaks.track(View())
      view.presenter = Presenter(owner: owner)
      view.presenter?.view = view
      view.presenter?.weakView = view
    }
    let survivor = leaks.survivors().first
    #expect(survivor?.name == "View")
    #expect(survivor?.holders == ["held by Presenter.view"])
    #expect(survivor?.place.contains("LeakCheckTests.swift:") == true)
  }

  @Test("looks into collections and structs")
  func nested() {
    let leaks = LeakCheck()
    let owner = Owner()
    do {
      let view = leaks.track(View())
      view.presenter = Presenter(owner: owner)
      view.presenter?.views = [view]
      view.presenter?.state.current = view
    }
    #expect(
      leaks.survivors().first?.holders == [
        "held by Presenter.state.current", "held by Presenter.views[]",
      ])
  }

  @Test("suspects closures where no property holds")
  func closure() async {
    let leaks = LeakCheck()
    do {
      let view = leaks.track(View())
      view.onTap = { _ = view }
    }
    #expect(
      leaks.survivors().first?.holders == ["perhaps captured by the closure View.onTap"])
    await #expect(throws: LeakError.self) { try await leaks.verify(timeout: .zero) }
  }
}
