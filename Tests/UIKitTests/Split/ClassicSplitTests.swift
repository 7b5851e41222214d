import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Classic split views") struct ClassicSplitTests {
  let recorder = Recorder()

  func make() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = ["P", "S"].map {
      UINavigationController(rootViewController: RecordedController($0, recorder))
    }
    return split
  }

  func titles(_ controller: UIViewController?) -> [String?]? {
    (controller as? UINavigationController)?.navigationBar.items?.map(\.title)
  }

  @Test("show the primary and the secondary controller as they are")
  func wideScreen() {
    let split = make()
    let navigation = split.viewControllers
    withWindow(split, size: wide) { _ in
      #expect(split.viewControllers == navigation)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(split.style == .unspecified)
      #expect(navigation.allSatisfy { $0.view.window != nil })
    }
  }

  @Test("collapse by pushing and expand by popping")
  func resize() {
    let split = make()
    let navigation = split.viewControllers
    withWindow(split, size: wide) { window in
      window.turn(to: narrow)
      #expect(split.viewControllers == [navigation[0]])
      #expect(titles(navigation[0]) == ["P", "S"])
      #expect(navigation[1].parent === navigation[0])
      window.turn(to: wide)
      #expect(split.viewControllers == navigation)
      #expect(titles(navigation[0]) == ["P"])
    }
  }

  @Test("tell that the target of details has changed")
  func targetOfDetails() {
    let split = make()
    var log: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in MainActor.assumeIsolated { log.append(split.isCollapsed) } }
    withWindow(split, size: wide) { window in
      #expect(log == [])
      window.turn(to: narrow)
      #expect(log == [true])
      window.turn(to: wide)
      #expect(log == [true, false])
    }
    NotificationCenter.default.removeObserver(observer)
  }

  final class Delegate: NSObject, @MainActor UISplitViewControllerDelegate {
    var collapse: ((UIViewController, UIViewController) -> Bool)?
    var separate: ((UIViewController) -> UIViewController?)?
    var collapsed: UIViewController?
    var expanded: UIViewController?
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { collapsed }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { expanded }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { collapse?(secondaryViewController, primaryViewController) ?? false }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separate?(primaryViewController) }
  }

  @Test("keep a secondary controller that the delegate leaves out, for when there is room again")
  func discarded() {
    let split = make()
    let navigation = split.viewControllers
    let delegate = Delegate()
    delegate.collapse = { _, _ in true }
    split.delegate = delegate
    withWindow(split, size: wide) { window in
      window.turn(to: narrow)
      #expect(titles(navigation[0]) == ["P"])
      #expect(navigation[1].view.window == nil)
      (navigation[0] as? UINavigationController)?
        .pushViewController(RecordedController("Q"), animated: false)
      window.turn(to: wide)
      #expect(split.viewControllers == navigation)
      #expect(titles(navigation[0]) == ["P", "Q"])
    }
  }

  @Test("take a secondary controller from the delegate")
  func separated() {
    let split = make()
    let delegate = Delegate()
    split.delegate = delegate
    withWindow(split, size: narrow) { window in
      #expect(window.goBack())
      pass()
      let placeholder = RecordedController("E")
      delegate.separate = { _ in placeholder }
      window.turn(to: wide)
      #expect(split.viewControllers.last === placeholder)
      #expect(placeholder.view.window != nil)
    }
  }

  @Test("have no secondary controller where the person went back from it")
  func empty() {
    let split = make()
    withWindow(split, size: narrow) { window in
      #expect(window.goBack())
      pass()
      window.turn(to: wide)
      #expect(split.viewControllers.count == 1)
    }
  }

  @Test("change the primary controller with the width")
  func otherPrimary() {
    let split = make()
    let former = split.viewControllers[0]
    let tabs = RecordedController("T")
    let delegate = Delegate()
    delegate.collapsed = tabs
    delegate.expanded = former
    split.delegate = delegate
    withWindow(split, size: wide) { window in
      window.turn(to: narrow)
      #expect(split.viewControllers == [tabs])
      #expect(tabs.view.window != nil)
      #expect(former.view.window == nil)
      window.turn(to: wide)
      #expect(split.viewControllers.first === former)
      #expect(split.viewControllers.count == 2)
    }
  }

  @Test("show details beside or on top, wherever they are asked for")
  func detail() {
    let split = make()
    let primary = split.viewControllers[0] as! UINavigationController
    withWindow(split, size: wide) { window in
      let first = RecordedController("D", recorder)
      _ = recorder.take()
      primary.topViewController?.showDetailViewController(first, sender: nil)
      pass()
      #expect(split.viewControllers == [primary, first])
      #expect(
        recorder.take() == [
          "D.willMove", "S.willDisappear", "S.didDisappear", "D.didLoad", "D.willAppear+",
          "D.didMove", "D.isAppearing", "D.didAppear",
        ])
      window.turn(to: narrow)
      #expect(titles(primary) == ["P", "D"])
      let second = UINavigationController(rootViewController: RecordedController("E"))
      primary.popToRootViewController(animated: false)
      primary.topViewController?.showDetailViewController(second, sender: nil)
      pass()
      #expect(titles(primary) == ["P", "E"])
      window.turn(to: wide)
      #expect(split.viewControllers == [primary, second])
    }
  }

  @Test("pass on what a controller without a navigation controller shows to its own column")
  func show() {
    let split = UISplitViewController()
    let primary = RecordedController("P")
    let secondary = RecordedController("S")
    split.viewControllers = [primary, secondary]
    withWindow(split, size: wide) { _ in
      let next = RecordedController("T")
      secondary.show(next, sender: nil)
      pass()
      #expect(split.viewControllers == [primary, next])
      let other = RecordedController("Q")
      primary.show(other, sender: nil)
      pass()
      #expect(split.viewControllers == [other, next])
    }
  }

  @Test("give a button for a bar that shows and hides the primary controller")
  func button() {
    let split = make()
    let item = split.displayModeButtonItem
    split.viewControllers.last?.children.first?.navigationItem.leftBarButtonItem = item
    withWindow(split, size: wide) { window in
      #expect(!item.isHidden)
      #expect(item.accessibilityLabel == "Full Screen")
      item.perform()
      pass()
      #expect(split.displayMode == .secondaryOnly)
      #expect(item.title == "‹ P")
      item.perform()
      pass()
      #expect(split.displayMode == .oneBesideSecondary)
      window.turn(to: narrow)
      #expect(item.isHidden)
    }
  }

  @Test("start over with other controllers while collapsed")
  func setWhileCollapsed() {
    let split = make()
    let former = split.viewControllers
    withWindow(split, size: narrow) { window in
      let new = ["Q", "T"].map {
        UINavigationController(rootViewController: RecordedController($0))
      }
      split.viewControllers = new
      pass()
      #expect(split.isCollapsed)
      #expect(titles(new[0]) == ["Q", "T"])
      #expect(former[0].parent == nil)
      window.turn(to: wide)
      #expect(split.viewControllers == new)
    }
  }
}
