import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Tab bar controllers") struct TabBarControllerTests {
  let recorder = Recorder()

  func withTabs(_ names: [String], _ body: (UITabBarController) -> Void) {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { RecordedController($0, recorder) }
    withWindow(tabs) { _ in body(tabs) }
  }

  func buttons(_ tabs: UITabBarController) -> [UIControl] {
    tabs.view.layoutIfNeeded()
    return tabs.tabBar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func `the first tab appears with its controller, the others stay unloaded`() {
    withTabs(["A", "B"]) { tabs in
      #expect(
        recorder.take() == [
          "A.willMove", "B.willMove", "A.didMove", "B.didMove", "A.didLoad", "A.willAppear",
          "A.isAppearing", "A.didAppear",
        ])
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.viewControllers?[1].isViewLoaded == false)
    }
  }

  @Test func `another tab is told before the former one`() {
    withTabs(["A", "B"]) { tabs in
      _ = recorder.take()
      tabs.selectedIndex = 1
      #expect(recorder.take() == ["B.didLoad", "B.willAppear", "A.willDisappear"])
      CATransaction.flush()
      #expect(recorder.take() == ["B.isAppearing", "A.didDisappear", "B.didAppear"])
      #expect(tabs.selectedViewController?.title == "B")
      #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
      #expect(tabs.viewControllers?[0].view.window == nil)
    }
  }

  @Test func `selecting before appearing only chooses what will appear`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map { RecordedController($0, recorder) }
    _ = recorder.take()
    tabs.selectedIndex = 1
    withWindow(tabs) { _ in
      #expect(
        recorder.take() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    }
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    var forbidden: String?
    var selected: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != forbidden }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      selected.append(viewController.title ?? "")
    }
  }

  @Test func `a person selects by tapping, if the delegate allows it`() {
    withTabs(["A", "B", "C"]) { tabs in
      let delegate = Delegate()
      tabs.delegate = delegate
      delegate.forbidden = "C"
      #expect(buttons(tabs).map(\.accessibilityLabel) == ["A", "B", "C"])
      buttons(tabs)[1].sendActions(for: .touchUpInside)
      pass()
      buttons(tabs)[2].sendActions(for: .touchUpInside)
      pass()
      #expect(tabs.selectedIndex == 1)
      #expect(delegate.selected == ["B"])
      tabs.selectedIndex = 0
      #expect(delegate.selected == ["B"])
    }
  }

  @Test func `a tap on the selected tab goes back to its root`() {
    let navigation = UINavigationController(rootViewController: RecordedController("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    withWindow(tabs) { _ in
      navigation.pushViewController(UIViewController(), animated: true)
      pass()
      #expect(buttons(tabs)[0].accessibilityLabel == "A")
      buttons(tabs)[0].sendActions(for: .touchUpInside)
      pass()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `content ends above the bar, which a pushed controller can hide`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    withWindow(tabs) { _ in
      #expect(
        root.view.safeAreaInsets.bottom
          == tabs.view.safeAreaInsets.bottom + tabs.tabBar.frame.height)
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: true)
      pass()
      #expect(tabs.tabBar.isHidden)
      #expect(next.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
      navigation.popViewController(animated: true)
      pass()
      #expect(!tabs.tabBar.isHidden)
    }
  }

  final class TallBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: super.sizeThatFits(size).width, height: 80)
    }
  }

  // From apps with a button in the middle of the bar: the property has no setter, but key-value coding sets it.
  @Test func `a bar of the app's own shows the tabs, as tall as it asks for`() {
    withTabs(["A", "B"]) { tabs in
      _ = buttons(tabs)
      let (former, bar) = (tabs.tabBar, TallBar())
      tabs.setValue(bar, forKey: "tabBar")
      #expect(tabs.tabBar === bar && tabs.value(forKey: "tabBar") as? UITabBar === bar)
      #expect(former.superview == nil && bar.superview === tabs.view)
      tabs.view.layoutIfNeeded()
      let screen = tabs.view.bounds
      #expect(bar.frame == CGRect(x: 0, y: screen.height - 80, width: screen.width, height: 80))
      #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 80)
      buttons(tabs)[1].sendActions(for: .touchUpInside)
      pass()
      #expect(tabs.selectedIndex == 1)
    }
  }

  // From apps that set `tabBar.isHidden`, as UIKit lets them.
  @Test func `an app can hide the bar itself, and a controller that is pushed leaves it so`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    withWindow(tabs) { _ in
      tabs.tabBar.isHidden = true
      pass()
      #expect(tabs.tabBar.isHidden && !tabs.isTabBarHidden)
      #expect(root.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: false)
      pass()
      navigation.popViewController(animated: false)
      pass()
      #expect(tabs.tabBar.isHidden)
      tabs.tabBar.isHidden = false
      pass()
      #expect(!tabs.tabBar.isHidden)
      #expect(root.view.safeAreaInsets.bottom > tabs.view.safeAreaInsets.bottom)
      tabs.tabBar.isHidden = true
      tabs.setTabBarHidden(true, animated: false)
      tabs.setTabBarHidden(false, animated: false)
      pass()
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test func `tabs come and go`() {
    withTabs(["A", "B"]) { tabs in
      _ = recorder.take()
      tabs.viewControllers = [tabs.viewControllers![1]]
      pass()
      #expect(
        recorder.take() == [
          "A.willMove(nil)", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didMove(nil)",
          "B.isAppearing", "A.didDisappear", "B.didAppear",
        ])
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.children.count == 1)
      tabs.viewControllers = nil
      pass()
      #expect(tabs.selectedIndex == NSNotFound)
    }
  }

  @Test func `an animator of one's own changes tabs`() {
    final class Animated: NSObject, UITabBarControllerDelegate {
      let animator: RecordedAnimator
      init(_ animator: RecordedAnimator) { self.animator = animator }
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    withTabs(["A", "B"]) { tabs in
      let delegate = Animated(RecordedAnimator(recorder))
      tabs.delegate = delegate
      _ = recorder.take()
      tabs.selectedIndex = 1
      pass(2)
      #expect(
        recorder.take() == [
          "B.didLoad", "B.willAppear~", "A.willDisappear~", "animate A>B vv", "B.isAppearing",
          "ended true", "A.didDisappear", "B.didAppear",
        ])
    }
  }

  @Test func `a controller's title names its tab`() {
    withTabs(["A", "B"]) { tabs in
      tabs.viewControllers?[0].title = "X"
      tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      #expect(buttons(tabs).map(\.accessibilityLabel) == ["X", "B"])
    }
  }

  @Test func `everything is freed`() {
    weak var freed: UITabBarController?
    weak var child: UIViewController?
    withWindow { window in
      let tabs = UITabBarController()
      let controller = RecordedController("A")
      freed = tabs
      child = controller
      tabs.viewControllers = [controller, RecordedController("B")]
      window.rootViewController = tabs
      pass()
      tabs.selectedIndex = 1
      pass()
      window.rootViewController = nil
    }
    #expect(freed == nil)
    #expect(child == nil)
  }
}
