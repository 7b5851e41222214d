import Portico
import Testing
import UIKit

@MainActor @Suite("The log of flows")
struct FlowLogTests {
  let world = World()

  private final class Notes {
    var lines: [String] = []

    /// What came since the last look.
    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let notes = Notes()

  private func startMain(_ begin: @escaping (Flow) -> Void = { _ in }) -> Flow {
    let main = Flow("main", window: world.window) { flow in
      flow.push(flow.screen("home"))
      begin(flow)
    }
    main.log = { [notes] in notes.lines.append("\($0)") }
    main.start()
    return main
  }

  private var current: Flow? { (world.visible as? Screen)?.coordinator as? Flow }

  @Test("It tells of starts, screens and ends, with the way to the flow")
  func tells() async {
    let main = startMain()
    #expect(notes.read() == ["Flow: started", "Flow: pushed Screen"])
    main.startChild(Flow("1") { $0.push([$0.screen(), $0.screen()]) })
    await world.settle()
    current?.startChild(Flow("2") { $0.push($0.screen()) }, in: .modal)
    await world.settle()
    #expect(
      notes.read() == [
        "Flow > Flow: started", "Flow > Flow: pushed Screen, Screen",
        "Flow > Flow > Flow: started", "Flow > Flow > Flow: pushed Screen",
        "Flow > Flow > Flow: presented UINavigationController",
      ])
    current?.finish("done")
    await world.settle()
    #expect(notes.read() == ["Flow > Flow > Flow: finished: done"])
    main.navigationController?.popToRootViewController(animated: true)
    await world.settle()
    #expect(notes.read() == ["Flow > Flow: cancelled, its screens were left"])
  }

  @Test("It says why a flow was cancelled")
  func causes() async {
    let main = startMain()
    _ = notes.read()
    let late = Flow("late")
    main.startChild(Flow("nothing"))
    main.startChild(Flow("told") { $0.push($0.screen(), animated: false) })
    main.childCoordinators.last?.cancel(animated: false)
    main.cancel()
    main.startChild(late)
    await world.settle()
    #expect(
      notes.read().filter { $0.contains("cancelled") } == [
        "Flow > Flow: cancelled", "Flow > Flow: cancelled", "Flow: cancelled",
        "Flow > Flow: cancelled, the flow that started it had ended",
      ])
    let other = startMain { $0.startChild(Flow("nothing")) }
    _ = notes.read()
    await world.settle()
    #expect(notes.read() == ["Flow > Flow: cancelled, it showed nothing"])
    withExtendedLifetime(other) {}
  }

  @Test("It tells of tabs, roots, presented screens and those shown by other means")
  func places() async {
    let tabs = UITabBarController()
    let main = Flow("main", window: world.window) { flow in
      flow.push(tabs)
      flow.startChild(Flow("tab") { $0.push($0.screen()) }, in: .tab(of: tabs))
      flow.present(UIViewController())
      flow.own(UIViewController())
      flow.finish("")
    }
    main.log = { [notes] in notes.lines.append("\($0)") }
    main.start()
    #expect(
      notes.read() == [
        "Flow: started", "Flow: made UITabBarController the window's root", "Flow > Flow: started",
        "Flow > Flow: pushed Screen", "Flow > Flow: put UINavigationController in a tab",
        "Flow: presented UIViewController", "Flow: owns UIViewController", "Flow: finished: ",
      ])
  }

  @Test("A log of a child's own takes what happens in it; results without a value are not written")
  func own() async {
    final class Ending: Coordinator<Void> {
      override func start() {
        push(UIViewController())
        finish()
      }
    }
    let main = startMain()
    _ = notes.read()
    var lines: [String] = []
    let child = Ending()
    child.log = { lines.append("\($0)") }
    main.startChild(child)
    #expect(
      lines == [
        "Flow > Ending: started", "Flow > Ending: pushed UIViewController",
        "Flow > Ending: finished",
      ])
    #expect(notes.read().isEmpty)
  }
}
