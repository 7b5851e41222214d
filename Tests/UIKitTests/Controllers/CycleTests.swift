import Testing
import UIKit

/// Containers refuse what would contain itself.
@MainActor @Suite("A hierarchy without an end") struct CycleTests {
  nonisolated static let cycle = "would create a cycle"

  @Test("a controller is no child of its own child")
  func child() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
        outer.addChild(middle)
        middle.addChild(inner)
        inner.addChild(outer)
      }
    }
    let message = errorText(of: result)
    #expect(message.contains("Can't add <UIViewController"), "\(message)")
    #expect(message.contains("as child view controller of") && message.contains(Self.cycle))
  }

  @Test("a navigation controller is not its own root, nor that of one that it stands in")
  func navigation() async {
    for depth in [1, 2] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [depth = depth as Int] in
        await MainActor.run {
          let outer = UINavigationController()
          var inner = outer
          for _ in 1..<depth {
            let next = UINavigationController()
            inner.setViewControllers([next], animated: false)
            inner = next
          }
          inner.setViewControllers([outer], animated: false)
        }
      }
      let message = errorText(of: result)
      #expect(
        message.contains(depth == 1 ? "Can't add self as child view controller" : Self.cycle),
        "\(message)")
    }
  }

  @Test("tabs, columns and pages do not hold the container that they are in")
  func containers() async {
    for kind in 0..<3 {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [kind = kind as Int] in
        await MainActor.run {
          let outer = UIViewController()
          let tabs = UITabBarController()
          let split = UISplitViewController(style: .doubleColumn)
          let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
          switch kind {
          case 0:
            outer.addChild(tabs)
            tabs.viewControllers = [outer]
          case 1: split.setViewController(split, for: .primary)
          default:
            outer.addChild(pages)
            pages.setViewControllers([outer], direction: .forward, animated: false)
          }
        }
      }
      #expect(errorText(of: result).contains(Self.cycle), "\(kind): \(errorText(of: result))")
    }
  }

  @Test("a controller presents neither itself nor what presents it")
  func presentation() async {
    for depth in [0, 1, 2] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [depth = depth as Int] in
        await MainActor.run {
          let root = UIViewController()
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = root
          window.makeKeyAndVisible()
          var top = root
          for _ in 0..<depth {
            let next = UIViewController()
            top.present(next, animated: false)
            top = next
            CATransaction.flush()
          }
          top.present(root, animated: false)
        }
      }
      let message = errorText(of: result)
      let reason = depth == 0 ? "a view controller on itself" : "an active view controller"
      #expect(
        message.contains("Application tried to present modally \(reason)"), "\(message)")
    }
  }

  @Test("a layer is in no layer that is in it")
  func layers() async {
    for depth in [0, 1, 2] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [depth = depth as Int] in
        await MainActor.run {
          let outer = CALayer()
          var inner = outer
          for _ in 0..<depth {
            let next = CALayer()
            inner.addSublayer(next)
            inner = next
          }
          inner.addSublayer(outer)
        }
      }
      #expect(errorText(of: result).contains("is a part of cycle in its layer tree"))
    }
  }

  @Test("a behaviour is in none that is in it")
  func behaviors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
        outer.addChildBehavior(inner)
        inner.addChildBehavior(outer)
      }
    }
    #expect(errorText(of: result).contains(Self.cycle))
  }
}
