@testable import Portico
import Testing
import UIKit

@MainActor @Suite("Lifetimes of coordinators")
struct CoordinatorLifetimeTests {
  let world = World()

  private func startMain(_ begin: @escaping (Flow) -> Void = { _ in }) {
    let main = Flow("main", window: world.window) { flow in
      flow.push(flow.screen("home"))
      begin(flow)
    }
    world.track(main, "main")
    main.start()
  }

  private var navigation: UINavigationController? { world.root as? UINavigationController }

  private func child(_ name: String = "child", begin: @escaping (Flow) -> Void) -> Flow {
    let child = Flow(name, begin: begin)
    world.track(child, name)
    return child
  }

  private func note(_ outcome: Outcome<String>) {
    world.ends.append("\(outcome)")
  }

  @Test("The screens keep a main coordinator that nobody else keeps")
  func mainLives() async {
    startMain()
    await world.settle()
    #expect(world.remaining == ["main"])
    #expect((world.visible as? Screen)?.coordinator != nil)
    #expect(!world.window.isHidden)
  }

  @Test("A coordinator that shows nothing ends in the turn of its start")
  func showsNothing() async {
    startMain { $0.startChild(child { _ in }, completion: note) }
    #expect(world.ends.isEmpty)
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test("A flow ends when its last screen goes, not before")
  func lastScreen() async {
    startMain { main in
      main.startChild(
        child { for name in ["1", "2", "3"] { $0.push($0.screen(name)) } }, completion: note)
    }
    await world.settle()
    for _ in 0..<2 {
      navigation?.popViewController(animated: true)
      await world.settle()
      #expect(world.ends.isEmpty)
    }
    navigation?.popViewController(animated: true)
    await world.settle()
    #expect(world.ends == ["cancelled"])
  }

  @Test("A screen that leaves the middle of the stack unseen ends its flow")
  func unseen() async {
    startMain { main in
      main.startChild(child { $0.push([$0.screen("middle")]) }, completion: note)
    }
    navigation?.pushViewController(UIViewController(), animated: false)
    await world.settle()
    guard let stack = navigation?.viewControllers, stack.count == 3 else {
      Issue.record("three screens expected")
      return
    }
    navigation?.setViewControllers([stack[0], stack[2]], animated: false)
    await world.settle()
    #expect(navigation?.viewControllers.count == 2)
    withExtendedLifetime(stack[0]) {}
  }

  @Test("A flow of screens that were never on top ends with them")
  func neverOnTop() async {
    startMain()
    await world.settle()
    do {
      let flow = child { $0.own($0.screen()) }
      let screen = Screen("covered")
      (navigation?.topViewController as? Screen)?.title = "home"
      let parent = try? #require((world.visible as? Screen)?.coordinator as? Flow)
      parent?.startChild(flow, completion: note)
      flow.own(screen)
      let stack = navigation?.viewControllers ?? []
      navigation?.setViewControllers(stack + [screen, UIViewController()], animated: false)
    }
    await world.settle()
    #expect(world.ends.isEmpty)
    #expect(navigation?.viewControllers[1].isViewLoaded == false)
    navigation?.popToRootViewController(animated: false)
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test("A screen that the app leaks does not keep its flow")
  func leakedScreen() async {
    var leaked: UIViewController?
    startMain { main in
      main.startChild(
        child {
          let screen = $0.screen()
          leaked = screen
          $0.push(screen)
        }, completion: note)
    }
    await world.settle()
    navigation?.popViewController(animated: true)
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["main"])
    withExtendedLifetime(leaked) {}
  }

  /// Puts two flows on the stack, whose screens the test keeps, and a screen of no flow between them.
  private func showKeptFlows(
    onEnd: @escaping (_ flow: String) -> Void = { _ in }
  ) async -> [UIViewController] {
    var kept: [UIViewController] = []
    startMain { [world] main in
      for name in ["covered", "top"] {
        let flow = Flow(name) { flow in
          let screen = flow.screen(name)
          kept.append(screen)
          flow.push(screen, animated: false)
        }
        world.track(flow, name)
        main.startChild(flow) { _ in
          world.ends.append(name)
          onEnd(name)
        }
        if name == "covered" { main.push(UIViewController(), animated: false) }
      }
    }
    await world.settle()
    #expect(navigation?.viewControllers.count == 4)
    return kept
  }

  @Test("A covered screen that the app leaks leaves its flow with those above it")
  func leakedCoveredScreen() async {
    let kept = await showKeptFlows()
    let stack = navigation?.viewControllers ?? []
    navigation?.setViewControllers([stack[0], stack[2]], animated: false)
    await world.settle()
    #expect(world.ends == ["top", "covered"])
    #expect(world.remaining == ["main"])
    withExtendedLifetime(kept) {}
  }

  @Test("A covered screen that the app leaks leaves its flow when the end of another takes it off")
  func leakedScreenTakenOffByAnEnd() async {
    let kept = await showKeptFlows { [world] flow in
      guard flow == "top", let navigation = world.root as? UINavigationController else { return }
      let stack = navigation.viewControllers
      navigation.setViewControllers([stack[0], stack[2]], animated: false)
    }
    navigation?.popViewController(animated: false)
    await world.settle()
    #expect(world.ends == ["top", "covered"])
    #expect(world.remaining == ["main"])
    withExtendedLifetime(kept) {}
  }

  @Test(
    "A coordinator that keeps its navigation controller and its screens strongly ends with them")
  func strongReferences() async {
    final class Keeper: Coordinator<Void> {
      var navigation: UINavigationController?
      var screens: [UIViewController] = []
      var children: [AnyObject] = []

      override func start() {
        let screen = UIViewController()
        screens.append(screen)
        push(screen)
        navigation = navigationController
      }
    }
    let keeper = Keeper()
    startMain { main in
      main.startChild(keeper, in: .modal) { world.ends.append("\($0)") }
      let inner = Keeper()
      keeper.children.append(inner)
      keeper.startChild(inner) { _ in world.ends.append("inner") }
    }
    await world.settle()
    navigation?.dismiss(animated: true)
    await world.settle()
    #expect(world.ends == ["inner", "cancelled"])
    #expect(keeper.hasEnded)
  }

  @Test("Taking a screen off and putting it back within a turn ends nothing")
  func reorders() async {
    startMain { main in
      main.startChild(child { $0.push($0.screen()) }, completion: note)
    }
    await world.settle()
    let stack = navigation?.viewControllers ?? []
    navigation?.setViewControllers([stack[0]], animated: false)
    navigation?.setViewControllers(stack, animated: false)
    await world.settle()
    navigation?.setViewControllers([stack[1], stack[0]], animated: false)
    await world.settle()
    #expect(world.ends.isEmpty)
    let root = world.root
    world.window.rootViewController = UIViewController()
    world.window.rootViewController = root
    await world.settle()
    #expect(world.ends.isEmpty)
    #expect(world.remaining == ["main", "child"])
  }

  @Test("Replacing the only screen of a flow by its next does not end it")
  func replacesScreen() async {
    startMain { main in
      main.startChild(child { $0.push($0.screen("1")) }, completion: note)
    }
    await world.settle()
    do {
      let flow = (world.visible as? Screen)?.coordinator as? Flow
      let home = navigation?.viewControllers[0]
      navigation?.setViewControllers([home].compactMap { $0 }, animated: false)
      flow?.push(flow?.screen("2") ?? Screen("none"))
    }
    await world.settle()
    #expect(world.ends.isEmpty)
    #expect(world.visible?.title == "2")
  }

  @Test("A parent without screens lives as long as a child runs")
  func parentWithoutScreens() async {
    startMain { main in
      main.startChild(
        child("middle") { middle in
          middle.startChild(child("inner") { $0.push($0.screen()) }) { note($0) }
        }, completion: note)
    }
    await world.settle()
    #expect(world.remaining == ["main", "middle", "inner"])
    navigation?.popViewController(animated: true)
    await world.settle()
    #expect(world.ends == ["cancelled", "cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test("A covered root, a tab and a screen in a container are reachable")
  func reachable() async {
    startMain { main in
      let tab = UINavigationController()
      main.startChild(
        Flow("tab", navigationController: tab) {
          world.track($0, "tab")
          $0.push($0.screen())
        }, completion: note)
      let container = UIViewController()
      container.addChild(tab)
      tab.didMove(toParent: container)
      main.push(container)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      main.present(cover)
    }
    await world.settle()
    await world.settle()
    #expect(world.ends.isEmpty)
    #expect(world.remaining == ["main", "tab"])
    navigation?.dismiss(animated: false)
    navigation?.popToRootViewController(animated: false)
    await world.settle()
    #expect(world.ends == ["cancelled"])
  }

  @Test("Without a window a navigation controller that the test keeps stands for one")
  func windowless() async {
    let lone = UINavigationController(rootViewController: UIViewController())
    let flow = Flow("flow", navigationController: lone) { $0.push($0.screen("1"), animated: false) }
    world.track(flow, "flow")
    flow.start()
    let main = Flow("main", navigationController: lone)
    main.startChild(child { $0.push($0.screen("2"), animated: false) }, completion: note)
    await world.settle()
    #expect(lone.viewControllers.count == 3)
    #expect(world.ends.isEmpty)
    lone.popViewController(animated: false)
    lone.view.layoutIfNeeded()
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["flow"])
  }

  @Test("A navigation controller that is let go without ever having been shown ends its flows")
  func neverShown() async {
    // Alone in a process: what other tests show has all screens checked.
    await #expect(processExitsWith: .success) { await Self.letsGo() }
  }

  private static func letsGo() async {
    var lone: UINavigationController? = UINavigationController()
    var ends: [String] = []
    if let lone {
      let flow = Flow("flow", navigationController: lone) { $0.push($0.screen("1")) }
      Flow("parent", navigationController: lone).startChild(flow) { ends.append("\($0)") }
    }
    for _ in 0..<10 { await nextTurn() }
    precondition(ends.isEmpty)
    lone = nil
    for _ in 0..<10 { await nextTurn() }
    precondition(ends == ["cancelled"])
  }

  @Test("A swipe back that is cancelled ends nothing; one that is finished ends the flow")
  func swipesBack() async {
    startMain { main in
      main.startChild(child { $0.push($0.screen()) }, completion: note)
    }
    await world.settle()
    #expect(navigation?.beginInteractivePop() == true)
    navigation?.updateInteractivePop(0.4)
    await nextTurn()
    await nextTurn()
    navigation?.cancelInteractivePop()
    await world.settle()
    #expect(world.ends.isEmpty)
    #expect(world.remaining == ["main", "child"])
    navigation?.beginInteractivePop()
    navigation?.updateInteractivePop(0.8)
    await nextTurn()
    #expect(world.ends.isEmpty)
    navigation?.finishInteractivePop()
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test("Swiping a presented flow down cancels it")
  func swipesDown() async {
    startMain { main in
      main.startChild(child { $0.push($0.screen()) }, in: .modal, completion: note)
    }
    await world.settle()
    let presented = navigation?.presentedViewController
    #expect(presented?.presentationController?.dismissByPerson() == true)
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test("Replacing the root while flows are being presented ends them all")
  func replacesWhilePresenting() async {
    for turns in 0..<12 {
      startMain { main in
        var parent = main
        for level in 1...3 {
          let flow = child("\(level)") {
            let screen = $0.screen()
            world.track(screen, "screen \(level)")
            $0.push(screen)
          }
          parent.startChild(flow, in: .modal)
          parent = flow
        }
      }
      for _ in 0..<turns { await nextTurn() }
      world.window.rootViewController = UIViewController()
      #expect(await until { world.remaining.isEmpty }, "after \(turns) turns: \(world.remaining)")
    }
  }

  private enum SheetRoute: Portico.Route {
    case sheet
  }

  /// Keeps the screen that it presents.
  private final class SheetFlow: Coordinator<String>, RoutedCoordinator {
    let sheet = Screen("sheet")

    override func start() { show(.sheet, animated: false) }
    func path(to route: SheetRoute) throws -> [SheetRoute] { [route] }
    func destination(for route: SheetRoute) -> Destination { .presented { self.sheet } }
  }

  @Test("A flow that keeps its screen goes when it is canceled in the turn of the presentation")
  func presentedAndCanceled() async {
    startMain { [world] main in
      let flow = SheetFlow()
      world.track(flow, "sheet")
      main.startChild(flow, completion: note)
      #expect(flow.sheet.presentingViewController != nil)
      flow.cancel(animated: false)
    }
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test(
    "A flow whose screen waits to be presented goes with the stack or when it is canceled",
    arguments: [true, false])
  func waitsToBePresented(isCanceled: Bool) async throws {
    startMain { [world] main in
      main.present(UIAlertController(title: "First", message: nil, preferredStyle: .alert))
      let flow = SheetFlow()
      world.track(flow, "sheet")
      main.startChild(flow, completion: note)
      #expect(flow.sheet.presentingViewController == nil)
      if isCanceled { flow.cancel() } else { world.window.rootViewController = nil }
    }
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.remaining == (isCanceled ? ["main"] : []))
    #expect((world.visible is UIAlertController) == isCanceled)
  }

  @Test("A flow whose screens are shown and covered leaves the main loop idle")
  func idles() async {
    await #expect(processExitsWith: .success) {
      await Self.showsCoveredScreens()
    }
  }

  private static func showsCoveredScreens() async {
    let world = World()
    let main = Flow("main", window: world.window) { main in
      main.push([main.screen("1"), main.screen("2"), main.screen("3")])
    }
    main.start()
    await world.settle()
    let checks = ScreenWatch.shared.checks
    for _ in 0..<20 { await nextTurn() }
    precondition(checks > 0 && ScreenWatch.shared.checks == checks)
  }
}
