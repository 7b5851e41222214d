import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The life cycle in a navigation controller") struct NavigationLifeCycleTests {
  let recorder = Recorder()

  final class Delegate: NSObject, UINavigationControllerDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      recorder.note("willShow \(viewController.title ?? "")")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      recorder.note("didShow \(viewController.title ?? "")")
    }
  }

  func controller(_ name: String) -> RecordedController { RecordedController(name, recorder) }

  /// A navigation controller that shows the last of `names`.
  func withStack(
    _ names: [String], _ body: (UINavigationController, Delegate) -> Void
  ) {
    let navigation = UINavigationController()
    let delegate = Delegate(recorder)
    navigation.delegate = delegate
    navigation.viewControllers = names.map { controller($0) }
    withWindow(navigation) { _ in
      _ = recorder.take()
      body(navigation, delegate)
    }
  }

  @Test func `the root appears with its navigation controller`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    #expect(recorder.take() == ["A.willMove", "A.didMove"])
    let delegate = Delegate(recorder)
    navigation.delegate = delegate
    withWindow(navigation) { _ in
      #expect(
        recorder.take() == [
          "A.didLoad", "A.willAppear+", "willShow A", "A.isAppearing", "A.didAppear", "didShow A",
        ])
    }
    #expect(recorder.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test func `a push, animated`() {
    withStack(["A"]) { navigation, _ in
      navigation.pushViewController(controller("B"), animated: true)
      #expect(recorder.take() == ["B.willMove"])
      #expect(navigation.topViewController?.title == "B")
      CATransaction.flush()
      #expect(
        recorder.take() == [
          "B.didLoad", "A.willDisappear~", "B.willAppear~+", "willShow B", "B.isAppearing",
        ])
      pass()
      #expect(
        recorder.take() == ["A.didDisappear", "B.didAppear", "didShow B", "B.didMove"])
      #expect(navigation.viewControllers[0].view.window == nil)
    }
  }

  @Test func `a push, not animated`() {
    withStack(["A"]) { navigation, _ in
      navigation.pushViewController(controller("B"), animated: false)
      CATransaction.flush()
      #expect(
        recorder.take() == [
          "B.willMove", "B.didLoad", "A.willDisappear", "B.willAppear+", "willShow B",
          "B.isAppearing", "A.didDisappear", "B.didAppear", "didShow B", "B.didMove",
        ])
    }
  }

  @Test func `a pop, animated`() {
    withStack(["A", "B"]) { navigation, _ in
      let popped = navigation.popViewController(animated: true)
      #expect(popped?.title == "B")
      #expect(recorder.take() == ["B.willMove(nil)"])
      CATransaction.flush()
      #expect(
        recorder.take() == [
          "A.didLoad", "B.willDisappear~-", "A.willAppear~+", "willShow A", "A.isAppearing",
        ])
      #expect(popped?.navigationController === navigation)
      pass()
      #expect(
        recorder.take() == ["B.didDisappear-", "A.didAppear", "didShow A", "B.didMove(nil)"])
      #expect(popped?.navigationController == nil)
      #expect(navigation.children.count == 1)
    }
  }

  @Test func `a pop, not animated, and none from the root`() {
    withStack(["A", "B"]) { navigation, _ in
      navigation.popViewController(animated: false)
      CATransaction.flush()
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "A.didLoad", "B.willDisappear-", "A.willAppear+", "willShow A",
          "A.isAppearing", "B.didDisappear-", "A.didAppear", "didShow A", "B.didMove(nil)",
        ])
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.popToRootViewController(animated: false) == nil)
    }
  }

  @Test func `popping to the root loads nothing between`() {
    withStack(["A", "B", "C"]) { navigation, _ in
      let popped = navigation.popToRootViewController(animated: true)
      #expect(popped?.map(\.title) == ["B", "C"])
      pass()
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "C.willMove(nil)", "B.didMove(nil)", "A.didLoad",
          "C.willDisappear~-", "A.willAppear~+", "willShow A", "A.isAppearing", "C.didDisappear-",
          "A.didAppear", "didShow A", "C.didMove(nil)",
        ])
    }
  }

  @Test func `setting a stack shows its top alone`() {
    withStack(["A"]) { navigation, _ in
      navigation.setViewControllers([controller("X"), controller("Y")], animated: true)
      pass()
      #expect(
        recorder.take() == [
          "A.willMove(nil)", "X.willMove", "Y.willMove", "Y.didLoad", "A.willDisappear~-",
          "Y.willAppear~+", "willShow Y", "Y.isAppearing", "A.didDisappear-", "Y.didAppear",
          "didShow Y", "A.didMove(nil)", "X.didMove", "Y.didMove",
        ])
      #expect(!navigation.viewControllers[0].isViewLoaded)
    }
  }

  @Test func `setting a stack with the same top moves nothing`() {
    withStack(["A", "B", "C"]) { navigation, _ in
      let all = navigation.viewControllers
      navigation.viewControllers = [all[0], all[2]]
      pass()
      #expect(recorder.take() == ["B.willMove(nil)", "B.didMove(nil)"])
      #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
    }
  }

  @Test func `pushes and pops in one turn show the last state only`() {
    withStack(["A"]) { navigation, _ in
      navigation.pushViewController(controller("B"), animated: false)
      navigation.pushViewController(controller("C"), animated: true)
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: true)
      pass()
      #expect(
        recorder.take() == [
          "B.willMove", "C.willMove", "C.willMove(nil)", "C.didMove(nil)", "B.willMove(nil)",
          "B.didMove(nil)",
        ])
    }
  }

  @Test func `a push during a push waits for its end`() {
    withStack(["A"]) { navigation, _ in
      navigation.pushViewController(controller("B"), animated: true)
      pass(0.1)
      _ = recorder.take()
      navigation.pushViewController(controller("C"), animated: true)
      pass(0.1)
      #expect(recorder.take() == ["C.willMove"])
      #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
      pass()
      #expect(
        recorder.take() == [
          "A.didDisappear", "B.didAppear", "didShow B", "B.didMove", "C.didLoad",
          "B.willDisappear~", "C.willAppear~+", "willShow C", "C.isAppearing", "B.didDisappear",
          "C.didAppear", "didShow C", "C.didMove",
        ])
    }
  }

  @Test func `a pop during a push takes the pushed one away again`() {
    withStack(["A"]) { navigation, _ in
      navigation.pushViewController(controller("B"), animated: true)
      pass(0.1)
      _ = recorder.take()
      navigation.popViewController(animated: true)
      pass()
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "A.didDisappear", "B.didAppear", "didShow B", "B.willDisappear~-",
          "A.willAppear~", "willShow A", "A.isAppearing", "B.didDisappear-", "A.didAppear",
          "didShow A", "B.didMove(nil)",
        ])
      #expect(navigation.viewControllers.map(\.title) == ["A"])
    }
  }

  @Test func `a stack changes without a window by moves alone`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    navigation.pushViewController(controller("B"), animated: true)
    navigation.popViewController(animated: true)
    #expect(
      recorder.take() == [
        "A.willMove", "A.didMove", "B.willMove", "B.didMove", "B.willMove(nil)", "B.didMove(nil)",
      ])
    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test func `a swipe back that finishes`() {
    withStack(["A", "B"]) { navigation, _ in
      _ = navigation.viewControllers[0].view
      _ = recorder.take()
      var changes: [Bool] = []
      #expect(navigation.beginInteractivePop())
      navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isCancelled)
      }
      navigation.updateInteractivePop(0.4)
      pass()
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "B.willDisappear~-", "A.willAppear~+", "willShow A", "A.isAppearing",
        ])
      navigation.finishInteractivePop()
      pass()
      #expect(changes == [false])
      #expect(
        recorder.take() == ["B.didDisappear-", "A.didAppear", "didShow A", "B.didMove(nil)"])
    }
  }

  @Test func `a swipe back that is cancelled after the stack has gone`() {
    withStack(["A", "B"]) { navigation, _ in
      let tabs = UITabBarController()
      let window = navigation.view.window
      window?.rootViewController = tabs
      tabs.viewControllers = [navigation, UIViewController()]
      pass()
      let top = navigation.topViewController
      #expect(navigation.beginInteractivePop())
      pass()
      tabs.selectedIndex = 1
      pass()
      navigation.cancelInteractivePop()
      pass()
      #expect(top?.isVisible == false)
      tabs.selectedIndex = 0
      pass()
      #expect(top?.isVisible == true && top?.view.window != nil)
    }
  }

  @Test func `a swipe back is over once the stack has gone, though nobody ends it`() {
    withStack(["A", "B"]) { navigation, _ in
      #expect(navigation.beginInteractivePop())
      pass()
      navigation.view.window?.rootViewController = nil
      pass()
      #expect(!navigation.conductor.isTransitioning && navigation.viewControllers.count == 2)
    }
  }

  @Test func `a swipe back that is cancelled`() {
    withStack(["A", "B"]) { navigation, _ in
      let top = navigation.topViewController
      _ = navigation.viewControllers[0].view
      #expect(navigation.beginInteractivePop())
      #expect(navigation.viewControllers.count == 1)
      var wasCancelled = false
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        wasCancelled = $0.isCancelled
      }
      pass()
      _ = recorder.take()
      navigation.cancelInteractivePop()
      pass()
      #expect(
        recorder.take() == [
          "A.willDisappear~", "A.didDisappear", "B.willAppear~", "B.isAppearing", "B.didAppear",
          "B.didMove",
        ])
      #expect(wasCancelled)
      #expect(navigation.topViewController === top)
      #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B"])
      #expect(top?.view.window != nil)
      #expect(!top!.isMovingFromParent)
    }
  }

  @Test func `a swipe back can be forbidden`() {
    withStack(["A", "B"]) { navigation, _ in
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!navigation.beginInteractivePop())
      #expect(navigation.viewControllers.count == 2)
    }
    withStack(["A"]) { navigation, _ in
      #expect(!navigation.beginInteractivePop())
    }
  }

  @Test func `a coordinator is there as soon as an animated push is asked for`() {
    withStack(["A"]) { navigation, _ in
      var events: [String] = []
      #expect(navigation.transitionCoordinator == nil)
      navigation.pushViewController(controller("B"), animated: true)
      navigation.transitionCoordinator?.animate { _ in
        events.append("along \(UIView.inheritedAnimationDuration > 0)")
      } completion: {
        events.append("end \($0.isCancelled)")
      }
      pass()
      #expect(events == ["along true", "end false"])
      #expect(navigation.transitionCoordinator == nil)
      navigation.pushViewController(controller("C"), animated: false)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func `popped controllers are freed`() {
    weak var popped: UIViewController?
    weak var between: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    withWindow(navigation) { _ in
      let first = RecordedController("B")
      let second = RecordedController("C")
      between = first
      popped = second
      navigation.pushViewController(first, animated: true)
      pass()
      navigation.pushViewController(second, animated: true)
      pass()
      navigation.popToRootViewController(animated: true)
      pass()
    }
    #expect(popped == nil)
    #expect(between == nil)
  }

  @Test func `a navigation controller is freed, during a push too`() {
    weak var freed: UINavigationController?
    withWindow { window in
      let navigation = UINavigationController(rootViewController: RecordedController("A"))
      freed = navigation
      window.rootViewController = navigation
      pass()
      navigation.pushViewController(RecordedController("B"), animated: true)
      pass(0.1)
      window.rootViewController = UIViewController()
      pass()
    }
    #expect(freed == nil)
  }

  @Test func `a controller that moves to another stack while it shows belongs to that`() {
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: RecordedController("A"))
    let second = UINavigationController(rootViewController: RecordedController("B"))
    tabs.viewControllers = [first, second]
    withWindow(tabs) { _ in
      let moved = first.viewControllers[0]
      first.viewControllers = []
      second.viewControllers.append(moved)
      tabs.selectedIndex = 1
      pass()
      #expect(moved.navigationController === second)
      #expect(second.topViewController === moved)
    }
  }

  @Test("The top controller is not pushed again before the view is loaded")
  func again() {
    let navigation = UINavigationController()
    let controller = UIViewController()
    navigation.pushViewController(controller, animated: false)
    navigation.pushViewController(controller, animated: true)
    #expect(navigation.viewControllers == [controller])
  }

  @Test(
    "A navigation controller outside of a window lets go of controllers that leave its stack",
    arguments: ["empty", "other", "root"])
  func outside(change: String) {
    let navigation = UINavigationController(rootViewController: RecordedController("A"))
    weak var last: UIViewController?
    withWindow(navigation) { window in
      navigation.pushViewController(RecordedController("B"), animated: false)
      last = navigation.topViewController
      pass()
      window.rootViewController = nil
      switch change {
      case "empty": navigation.viewControllers = []
      case "other": navigation.setViewControllers([RecordedController("C")], animated: false)
      default: navigation.popToRootViewController(animated: false)
      }
      pass()
      #expect(last == nil)
      let stack = navigation.viewControllers
      #expect(stack.allSatisfy { $0.parent === navigation })
      window.rootViewController = navigation
      pass()
      #expect(navigation.topViewController?.viewIfLoaded?.window === (stack.isEmpty ? nil : window))
    }
  }

  @Test("A pop ends when the navigation controller leaves its window")
  func leavesWindow() {
    let navigation = UINavigationController(rootViewController: RecordedController("A"))
    weak var last: UIViewController?
    withWindow(navigation) { window in
      navigation.pushViewController(RecordedController("B"), animated: false)
      pass()
      last = navigation.topViewController
      let timeline = AnimationTimeline.current
      timeline.isManual = true
      defer { timeline.isManual = false }
      navigation.popViewController(animated: true)
      pass(0.1)
      #expect(last != nil && navigation.transitionCoordinator != nil)
      window.rootViewController = nil
      #expect(last == nil && navigation.transitionCoordinator == nil)
    }
  }
}
