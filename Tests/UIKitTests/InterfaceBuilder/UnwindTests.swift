import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Unwind segues", .serialized) struct UnwindTests {
  /// Tabs of a navigation stack, First and Second, and Map.
  @MainActor final class Screens {
    let tabs: UITabBarController
    let navigation: UINavigationController
    let first: PathViewController
    var second: PathViewController { navigation.viewControllers[1] as! PathViewController }
    var sheet: UINavigationController? { tabs.presentedViewController as? UINavigationController }
    var third: PathViewController { sheet?.topViewController as! PathViewController }

    init() {
      _ = PathViewController.takeLog()
      let storyboard = UIStoryboard(name: "Path", bundle: .module)
      tabs = storyboard.instantiateInitialViewController() as! UITabBarController
      navigation = tabs.viewControllers![0] as! UINavigationController
      first = navigation.topViewController as! PathViewController
    }

    func push() {
      first.performSegue(withIdentifier: "second", sender: nil)
      pass()
      _ = PathViewController.takeLog()
    }

    func present() {
      second.performSegue(withIdentifier: "sheet", sender: nil)
      pass()
      third.loadViewIfNeeded()
      _ = PathViewController.takeLog()
    }
  }

  @Test("A tab bar controller has the controllers of its relationships")
  func tabs() {
    let screens = Screens()
    #expect(screens.tabs.viewControllers?.map { $0.title } == [nil, "Map"])
    #expect(screens.navigation.viewControllers == [screens.first])
    #expect(screens.tabs.customizableViewControllers == screens.tabs.viewControllers)
    screens.tabs.loadViewIfNeeded()
    #expect(screens.tabs.tabBar.items?.count == 2)
  }

  @Test("A segue goes back in a stack, and calls its action before anything moves")
  func pop() {
    let screens = Screens()
    withWindow(screens.tabs) { _ in
      screens.push()
      screens.second.performSegue(withIdentifier: "back", sender: nil)
      #expect(
        PathViewController.takeLog() == [
          "Second prepare back to First", "First return from Second with 2",
        ])
      #expect(screens.navigation.viewControllers == [screens.first])
    }
  }

  @Test("A button's segue ends the presentation that it is in, after asking")
  func dismiss() {
    let screens = Screens()
    withWindow(screens.tabs) { _ in
      screens.push()
      screens.present()
      let button = screens.third.view.subviews[0] as! UIButton
      button.sendActions(for: .touchUpInside)
      #expect(
        PathViewController.takeLog() == [
          "Third should close", "Third prepare close to Second", "Second closed by Third",
        ])
      pass()
      #expect(screens.sheet == nil)
      #expect(screens.navigation.viewControllers.map { $0.title } == ["First", "Second"])
    }
  }

  @Test("A controller that does not want it is passed by")
  func passedBy() {
    let screens = Screens()
    withWindow(screens.tabs) { _ in
      screens.push()
      screens.present()
      screens.second.takesUnwinding = false
      screens.third.performSegue(withIdentifier: "close", sender: nil)
      #expect(
        PathViewController.takeLog() == [
          "Third prepare close to First", "First closed by Third",
        ])
      #expect(screens.navigation.viewControllers == [screens.first])
      pass()
      #expect(screens.sheet == nil)
    }
  }

  @Test("A segue goes to another tab")
  func otherTab() {
    let screens = Screens()
    withWindow(screens.tabs) { _ in
      screens.push()
      screens.present()
      screens.third.performSegue(withIdentifier: "far", sender: nil)
      #expect(
        PathViewController.takeLog() == ["Third prepare far to Map", "Map map from Third"])
      #expect(screens.tabs.selectedIndex == 1)
      pass()
      #expect(screens.sheet == nil)
    }
  }

  @Test("A segue that nobody takes does nothing")
  func nobody() {
    let screens = Screens()
    withWindow(screens.tabs) { _ in
      screens.push()
      screens.present()
      screens.third.performSegue(withIdentifier: "nobody", sender: nil)
      pass()
      #expect(PathViewController.takeLog() == [])
      #expect(screens.sheet != nil)
    }
  }
}
