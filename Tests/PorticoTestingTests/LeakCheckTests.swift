import Foundation
import PorticoTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

protocol Sized {}

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

  /// Holds what can't be asked for its properties by its type: protocols' boxes, and objects of Foundation.
  final class Worker {
    struct Box: Sized {
      let view: View
    }

    let clock: any Clock<Duration> = ContinuousClock()
    let session = URLSession(configuration: .ephemeral)
    var box: (any Sized)?
  }

  @Test("looks through the boxes of protocols")
  func boxes() {
    let leaks = LeakCheck()
    let view = View()
    let worker = leaks.track(Worker())
    worker.box = Worker.Box(view: view)
    leaks.track(view)
    #expect(leaks.survivors(roots: [worker]).last?.holders == ["held by Worker.box.view"])
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

  @Test("names the closure that has captured the object")
  func closure() async {
    let leaks = LeakCheck()
    do {
      let view = leaks.track(View())
      view.onTap = { _ = view }
    }
    #expect(leaks.survivors().first?.holders == ["held by the closure View.onTap"])
    await #expect(throws: LeakError.self) { try await leaks.verify(timeout: .zero) }
  }

  @Test("says that virtual time stands still, if something waits for it")
  func standstill() async throws {
    let clock = VirtualClock()
    let leaks = LeakCheck()
    let view = leaks.track(View())
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.advance(by: .zero)
    await #expect {
      try await leaks.verify(timeout: .zero)
    } throws: {
      "\($0)".contains("Virtual time stands still at 0.0 seconds") && "\($0)".contains("roots")
    }
    sleeper.cancel()
    withExtendedLifetime(view) {}
  }
}
