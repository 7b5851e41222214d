import Foundation
import PorticoTesting
import Testing
import UIKit

/// Holders are named only where it is certain that they hold.
@MainActor @Suite("The holder of a leak") struct LeakHolderTests {
  final class Model: Sendable {}

  final class Screen: UIViewController {
    var model: Model?
    var other: Screen?
    var strongDelegate: AnyObject?
    var handler: (() -> Void)?
    var transform: ((Int) -> Int)?
    var handlers: [() -> Void] = []
    var named: [String: (Int) -> Void] = [:]
    var flows: [String: [Screen]] = [:]
    var observation: NSKeyValueObservation?
    var later: Later = .none
    weak var weakModel: Model?
  }

  indirect enum Later {
    case none
    case show(Screen, animated: Bool)
    case wait(() -> Void)
  }

  static let outside =
    "held by something outside of what can be searched: a closure, task, timer or notification, "
    + "or a local variable of the test, which a debug build keeps to the end of its scope"
    + ". To search an object that the test retains, pass it in `roots`"

  private func expectOutside(_ leaks: LeakCheck, _ roots: [AnyObject] = []) {
    let survivors = leaks.survivors(roots: roots)
    #expect(survivors.count == 1)
    #expect(survivors.first?.holders == [])
    #expect(survivors.first?.description.hasSuffix(Self.outside) == true)
  }

  // MARK: What can't be searched

  @Test("is unknown for a timer")
  func timer() {
    let leaks = LeakCheck()
    let timer = Timer(timeInterval: 60, repeats: true) { [model = leaks.track(Model())] _ in
      _ = model
    }
    expectOutside(leaks, [timer, Screen()])
    timer.invalidate()
  }

  @Test("is unknown for a task")
  func task() async {
    let leaks = LeakCheck()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [model = leaks.track(Model())] in
      for await _ in stream {}
      _ = model
    }
    await Task.yield()
    expectOutside(leaks, [Screen()])
    continuation.finish()
    await task.value
  }

  @Test("is unknown for an observer of notifications")
  func notification() {
    let leaks = LeakCheck()
    let token = NotificationCenter.default.addObserver(
      forName: Notification.Name("LeakHolderTests"), object: nil, queue: nil
    ) { [model = leaks.track(Model())] _ in _ = model }
    expectOutside(leaks, [Screen()])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("is unknown for work on a queue")
  func workItem() {
    let leaks = LeakCheck()
    let item = DispatchWorkItem { [model = leaks.track(Model())] in _ = model }
    expectOutside(leaks, [item, Screen()])
  }

  @Test("is unknown for a local variable")
  func local() {
    let leaks = LeakCheck()
    let model = leaks.track(Model())
    expectOutside(leaks, [Screen(), UIColor { _ in .red }])
    _ = model
  }

  @Test("is none that holds weakly or unowned")
  func weakly() {
    let leaks = LeakCheck()
    let (model, screen) = (leaks.track(Model()), Screen())
    screen.weakModel = model
    screen.handler = { [weak model] in _ = model }
    screen.handlers = [
      { [unowned model] in _ = model }, { [unowned model, screen] in _ = (model, screen) },
      { [weak model, screen] in _ = (model, screen) },
    ]
    expectOutside(leaks, [screen])
    screen.handlers = []
  }

  @Test("is none that a type's own mirror claims")
  func disguised() {
    struct Disguise: CustomReflectable {
      nonisolated(unsafe) static var shown: Any = 0
      var customMirror: Mirror { Mirror(self, children: ["shown": Self.shown]) }
    }
    final class Owner {
      let disguise = Disguise()
    }
    let leaks = LeakCheck()
    let model = leaks.track(Model())
    Disguise.shown = model
    expectOutside(leaks, [Owner()])
    Disguise.shown = 0
  }

  @Test("is none in a protocol's box that holds weakly")
  func weakInBox() {
    struct Box: Sized {
      weak var model: Model?
    }
    final class Owner {
      var box: (any Sized)?
    }
    let leaks = LeakCheck()
    let (model, owner) = (leaks.track(Model()), Owner())
    owner.box = Box(model: model)
    expectOutside(leaks, [owner])
  }

  // MARK: What can be searched

  private func holders(_ set: (Screen, Model) -> Void) -> [String]? {
    let leaks = LeakCheck()
    let screen = Screen()
    set(screen, leaks.track(Model()))
    return leaks.survivors(roots: [screen]).first?.holders
  }

  @Test("is a property")
  func property() {
    #expect(holders { $0.model = $1 } == ["held by Screen.model"])
    #expect(holders { $0.strongDelegate = $1 } == ["held by Screen.strongDelegate"])
  }

  @Test("is a closure in a property, an array, a dictionary or a case")
  func closures() {
    #expect(
      holders { screen, model in screen.handler = { _ = model } } == [
        "held by the closure Screen.handler"
      ])
    #expect(
      holders { screen, model in
        let text = "a"
        screen.transform = { $0 + text.count + ObjectIdentifier(model).hashValue }
      } == ["held by the closure Screen.transform"])
    #expect(
      holders { screen, model in screen.handlers = [{}, { _ = model }] } == [
        "held by the closure Screen.handlers[]"
      ])
    #expect(
      holders { screen, model in screen.named["a"] = { _ in _ = model } } == [
        "held by the closure Screen.named[]"
      ])
    #expect(
      holders { screen, model in screen.later = .wait { _ = model } } == [
        "held by the closure Screen.later"
      ])
  }

  @Test("is a closure that has captured a closure or a variable")
  func nested() {
    #expect(
      holders { screen, model in
        let inner = { _ = model }
        screen.handler = { inner() }
      } == ["held by the closure Screen.handler"])
    #expect(
      holders { screen, model in
        var count = 0
        var kept: Model? = model
        screen.handler = {
          count += 1
          if count > 9 { kept = nil }
        }
        _ = kept
      } == ["held by the closure Screen.handler"])
  }

  @Test("is the other one in a cycle of two")
  func cycle() {
    let leaks = LeakCheck()
    do {
      let (one, other) = (leaks.track(Screen()), leaks.track(Screen()))
      one.other = other
      other.flows["a"] = [one]
    }
    #expect(
      leaks.survivors().map(\.holders) == [
        ["held by Screen.flows[][]"], ["held by Screen.other"],
      ])
  }

  @Test("is the case of an enum that has it")
  func payload() {
    let leaks = LeakCheck()
    let screen = Screen()
    screen.later = .show(leaks.track(Screen()), animated: true)
    #expect(leaks.survivors(roots: [screen]).first?.holders == ["held by Screen.later"])
  }

  @Test("is said of an observation, if at all, by the property that keeps it")
  func observation() {
    let leaks = LeakCheck()
    let screen = Screen()
    let view = UIView()
    screen.observation = view.observe(\.alpha) { [model = leaks.track(Model())] _, _ in _ = model }
    let found = leaks.survivors(roots: [screen]).first?.holders
    #expect(
      found == [] || found == ["held by the closure NSKeyValueObservation.checkValue"],
      "\(found ?? [])")
  }
}
