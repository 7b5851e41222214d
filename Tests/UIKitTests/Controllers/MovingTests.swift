import SeededRandom
import Testing
import UIKit
import UIKitCore

/// A controller has one container: those that it leaves go on without it.
@MainActor @Suite("A controller that changes its container") struct MovingTests {
  let recorder = Recorder()

  func controller(_ name: String) -> RecordedController { RecordedController(name, recorder) }

  /// Two stacks side by side, of which both show.
  func withStacks(
    _ body: (_ left: UINavigationController, _ right: UINavigationController) -> Void
  ) {
    let root = UIViewController()
    let left = UINavigationController(rootViewController: controller("L"))
    let right = UINavigationController(rootViewController: controller("R"))
    for (index, stack) in [left, right].enumerated() {
      root.addChild(stack)
      stack.view.frame = CGRect(x: CGFloat(index) * 320, y: 0, width: 320, height: 480)
      root.view.addSubview(stack.view)
      stack.didMove(toParent: root)
    }
    withWindow(root) { _ in
      _ = recorder.take()
      body(left, right)
    }
  }

  @Test("goes with a root that its own appearance replaces")
  func root() {
    withWindow(UIViewController()) { window in
      let root = window.rootViewController!
      let child = HookedController(.willAppear) { [unowned window] in
        window.rootViewController = UIViewController()
      }
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      pass()
      #expect(child.view.superview === root.view && child.view.window == nil)
      #expect(child.appearance.state == .disappeared)
    }
  }

  @Test("leaves the stack that it is on", arguments: [true, false])
  func stacks(animated: Bool) {
    withStacks { left, right in
      let moved = controller("M")
      left.pushViewController(moved, animated: false)
      pass()
      #expect(moved.view.window != nil)
      right.pushViewController(moved, animated: animated)
      #expect(left.viewControllers.map(\.title) == ["L"])
      #expect(moved.parent === right)
      pass()
      #expect(right.viewControllers.map(\.title) == ["R", "M"])
      #expect(moved.view.isDescendant(of: right.view))
      #expect(left.topViewController?.view.isDescendant(of: left.view) == true)
      left.pushViewController(moved, animated: animated)
      pass()
      #expect(right.viewControllers.map(\.title) == ["R"])
      #expect(moved.view.isDescendant(of: left.view))
      #expect(right.topViewController?.view.isDescendant(of: right.view) == true)
    }
  }

  @Test("at any moment of any transition", arguments: 0..<30)
  func anytime(seed: UInt64) {
    withStacks { left, right in
      var random = SeededGenerator(seed: seed)
      let moved = ["M", "N", "O"].map(controller)
      for _ in 0..<100 {
        let stack = Bool.random(using: &random) ? left : right
        let animated = Int.random(in: 0..<3, using: &random) > 0
        let one = moved.randomElement(using: &random)!
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
          if one.parent !== stack { stack.pushViewController(one, animated: animated) }
        case 2: stack.popViewController(animated: animated)
        case 3: one.removeFromParent()
        case 4:
          let others = stack.viewControllers.filter { $0 !== one }
          stack.setViewControllers([one] + others, animated: animated)
        case 5: stack.viewControllers.removeAll { $0 === one }
        default: pass(Double.random(in: 0...0.4, using: &random))
        }
        for controller in moved {
          let stacks = [left, right].filter { $0.viewControllers.contains(controller) }
          #expect(stacks.count <= 1)
          if let stack = stacks.first { #expect(controller.parent === stack) }
        }
      }
      pass(5)
      for stack in [left, right] {
        let top = stack.topViewController
        #expect(top?.viewIfLoaded?.isDescendant(of: stack.view) ?? true)
        for other in moved + left.viewControllers.prefix(1) where other !== top {
          #expect(other.viewIfLoaded?.isDescendant(of: stack.view) != true)
        }
        #expect(stack.children == stack.viewControllers)
      }
    }
  }

  @Test("is taken off a stack by leaving its parent")
  func removed() {
    withStacks { left, _ in
      let (middle, top) = (controller("M"), controller("T"))
      left.setViewControllers(left.viewControllers + [middle, top], animated: false)
      pass()
      middle.removeFromParent()
      #expect(left.viewControllers.map(\.title) == ["L", "T"])
      _ = recorder.take()
      top.removeFromParent()
      pass()
      #expect(left.viewControllers.map(\.title) == ["L"])
      #expect(left.viewControllers[0].view.isDescendant(of: left.view))
      let events = recorder.take()
      #expect(events.contains("T.didDisappear") && events.contains("L.didAppear"), "\(events)")
    }
  }

  @Test("leaves its tab")
  func tabs() {
    let tabs = UITabBarController()
    let (one, two) = (controller("1"), controller("2"))
    tabs.viewControllers = [one, two]
    withWindow(tabs) { window in
      let stack = UINavigationController()
      stack.viewControllers = [one]
      #expect(tabs.viewControllers == [two])
      #expect(tabs.selectedViewController === two)
      pass()
      #expect(two.view.isDescendant(of: tabs.view))
      #expect(one.viewIfLoaded?.isDescendant(of: tabs.view) != true)
      #expect(tabs.tabBar.items?.map(ObjectIdentifier.init) == [ObjectIdentifier(two.tabBarItem)])
      tabs.present(stack, animated: true)
      pass()
      #expect(one.view.isDescendant(of: stack.view))
      tabs.viewControllers = [two, one]
      pass()
      #expect(stack.viewControllers == [])
    }
  }

  @Test("leaves its page", arguments: [0, 0.1, 1])
  func pages(after seconds: TimeInterval) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (one, two) = (controller("1"), controller("2"))
    pages.setViewControllers([one], direction: .forward, animated: false)
    withWindow(pages) { window in
      var isDone: Bool?
      pages.setViewControllers([two], direction: .forward, animated: true) { isDone = $0 }
      if seconds > 0 { pass(seconds) }
      let stack = UINavigationController(rootViewController: two)
      #expect(pages.viewControllers == [])
      #expect(isDone == (seconds == 1))
      window.rootViewController?.present(stack, animated: true)
      pass()
      #expect(two.parent === stack)
      #expect(two.view.isDescendant(of: stack.view))
      #expect(one.parent == nil)
    }
  }

  @Test("leaves its column")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (controller("1"), controller("2"))
    let stack = UINavigationController(rootViewController: second)
    split.setViewController(first, for: .primary)
    split.setViewController(stack, for: .secondary)
    withWindow(split, size: CGSize(width: 1_000, height: 600)) { window in
      let sheet = UIViewController()
      sheet.addChild(stack)
      sheet.view.addSubview(stack.view)
      stack.didMove(toParent: sheet)
      #expect(split.viewController(for: .secondary) == nil)
      split.present(sheet, animated: true)
      pass()
      for width in [300, 1_000, 300, 1_000] {
        window.turn(to: CGSize(width: width, height: 600))
        pass()
        #expect(stack.parent === sheet)
        #expect(stack.view.isDescendant(of: sheet.view))
      }
    }
  }

  @Test("may be pushed while its dismissal is under way")
  func pushedWhileDismissed() {
    withStacks { left, _ in
      let moved = controller("M")
      left.present(moved, animated: true)
      pass()
      left.dismiss(animated: true)
      pass(0.1)
      left.pushViewController(moved, animated: true)
      pass(5)
      #expect(moved.view.isDescendant(of: left.view))
      #expect(left.topViewController === moved)
    }
  }

  @Test("and its container may go in the middle of that", arguments: ["split", "tabs", "pages"])
  func containerGoes(kind: String) {
    weak var gone: UIViewController?
    withWindow(UIViewController()) { window in
      do {
        let container: UIViewController
        switch kind {
        case "split":
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(controller("1"), for: .primary)
          split.setViewController(controller("2"), for: .secondary)
          container = split
        case "tabs":
          let tabs = UITabBarController()
          tabs.viewControllers = [controller("1"), controller("2")]
          container = tabs
        default:
          let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.setViewControllers([controller("1")], direction: .forward, animated: false)
          container = pages
        }
        gone = container
        window.frame.size = CGSize(width: 1_000, height: 600)
        window.rootViewController = container
        pass()
        switch container {
        case let split as UISplitViewController: split.hide(.primary)
        case let tabs as UITabBarController: tabs.selectedIndex = 1
        case let pages as UIPageViewController:
          pages.setViewControllers([controller("2")], direction: .forward, animated: true)
        default: break
        }
        CATransaction.flush()
        window.rootViewController = UIViewController()
      }
      pass()
      #expect(gone == nil)
    }
  }
}
