import Portico
import Testing
import UIKit

/// From a home screen to a module that gives back a choice, by all ways to it and back.
@MainActor @Suite("Routers") struct RouterTests {
  /// The router of the home screen.
  @MainActor final class HomeRouter: Router<Never> {}

  enum Shown: CaseIterable, Sendable {
    case pushed, presented, presentedInNavigation
  }

  enum Way: CaseIterable, Sendable {
    case close, pop, popToRoot, setStack, dismiss, replaceRoot
  }

  let world = World()
  let home = UIViewController()
  let router = HomeRouter()

  init() {
    router.viewController = home
    world.window.rootViewController = UINavigationController(rootViewController: home)
    world.window.makeKeyAndVisible()
  }

  private var choice: ChoiceViewController? { world.visible as? ChoiceViewController }

  private func module() -> ChoiceModule {
    ChoiceModule(choices: ["tea", "coffee"]) { world.track($0, "\(type(of: $0))") }
  }

  private func show(_ shown: Shown) async {
    let completion: @MainActor (Outcome<String>) -> Void = { [unowned world, home] outcome in
      world.ends.append("\(outcome) over \(world.visible === home ? "home" : "another")")
    }
    switch shown {
    case .pushed: router.push(module(), completion: completion)
    case .presented: router.present(module(), completion: completion)
    case .presentedInNavigation:
      router.present(module(), in: UINavigationController(), completion: completion)
    }
    await world.settle()
  }

  @Test(
    "A result is told once, when the module is off the screen and gone", arguments: Shown.allCases)
  func result(shown: Shown) async throws {
    await show(shown)
    do {
      let presenter = try #require(choice?.presenter)
      presenter.choose("tea")
      presenter.choose("coffee")
    }
    await world.settle()
    #expect(world.ends == ["finished(\"tea\") over home"])
    #expect(await until { world.remaining.isEmpty })
    #expect(world.ends.count == 1)
  }

  @Test(
    "However a module is left without a result, it ends once, as cancelled, and is gone",
    arguments: Shown.allCases, Way.allCases)
  func cancelled(shown: Shown, way: Way) async throws {
    if shown != .pushed, [.pop, .popToRoot, .setStack].contains(way) { return }
    if shown == .pushed, way == .dismiss { return }
    await show(shown)
    try leave(way)
    await world.settle()
    #expect(await until { world.remaining.isEmpty })
    await nextTurn()
    #expect(world.ends == ["cancelled over \(way == .replaceRoot ? "another" : "home")"])
  }

  private func leave(_ way: Way) throws {
    let navigation = home.navigationController
    switch way {
    case .close: (try #require(choice?.presenter).router as? ChoiceRouter)?.close()
    case .pop: navigation?.popViewController(animated: true)
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .setStack: navigation?.setViewControllers([home], animated: true)
    case .dismiss: home.dismiss(animated: true)
    case .replaceRoot: world.window.rootViewController = UIViewController()
    }
  }

  @Test("A result can be awaited", arguments: [false, true])
  func awaited(presented: Bool) async throws {
    let outcome = Task { await router.run(module(), presented: presented) }
    _ = await until { choice != nil }
    await world.settle()
    choice?.presenter.choose("coffee")
    #expect(await outcome.value == .finished("coffee"))
    #expect(world.visible === home)
    #expect(await until { world.remaining.isEmpty })
  }

  @Test(
    "Who waits for a module that is left goes on with a cancelled one", arguments: [false, true])
  func awaitedAndLeft(presented: Bool) async throws {
    let outcome = Task { await router.run(module(), presented: presented) }
    _ = await until { choice != nil }
    await world.settle()
    if presented {
      home.dismiss(animated: true)
    } else {
      home.navigationController?.popViewController(animated: true)
    }
    #expect(await outcome.value == .cancelled)
    #expect(await until { world.remaining.isEmpty })
  }

  @Test("Cancelling who waits takes the module off", arguments: [false, true])
  func waitingCancelled(presented: Bool) async throws {
    let outcome = Task { await router.run(module(), presented: presented) }
    _ = await until { choice != nil }
    await world.settle()
    outcome.cancel()
    #expect(await outcome.value == .cancelled)
    await world.settle()
    #expect(world.visible === home)
    #expect(await until { world.remaining.isEmpty })
  }

  @Test("A router whose view is gone shows nothing and tells that at once")
  func late() async {
    let router = HomeRouter()
    var ended = 0
    router.push(module()) { _ in ended += 1 }
    router.present(module()) { _ in ended += 1 }
    #expect(await router.run(module()) == .cancelled)
    #expect(await until { ended == 2 })
    #expect(world.remaining.isEmpty)
  }

  @Test("A module that is the first of its window stays, and its result is told")
  func root() async {
    var results: [String?] = []
    let controller = module().makeViewController { results.append($0.output) }
    world.window.rootViewController = controller
    (controller as? ChoiceViewController)?.presenter.choose("tea")
    await world.settle()
    #expect(world.visible === controller)
    #expect(results == ["tea"])
  }

  @Test("Modules in tabs lead to other tabs")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: home), UIViewController()]
    world.window.rootViewController = tabs
    router.selectTab(1)
    #expect(tabs.selectedIndex == 1)
    router.selectTab(2)
    #expect(tabs.selectedIndex == 1)
    router.selectTab(0)
    #expect(tabs.selectedIndex == 0)
  }
}
