import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Tabs") struct TabTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != refused }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("\(previousTab?.identifier ?? "none") \(selectedTab.identifier)") }
  }

  func tab(_ identifier: String) -> UITab {
    UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
  }

  @Test("stand in the bar and show their controllers")
  func bar() {
    let controller = UITabBarController(tabs: [tab("a"), tab("b"), tab("c")])
    let delegate = Delegate()
    controller.delegate = delegate
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(controller.selectedTab?.identifier == "a")
    controller.tabs[1].title = "Bee"
    controller.tabs[1].badgeValue = "2"
    #expect(controller.tabBar.items?[1].title == "Bee")
    #expect(controller.tabBar.items?[1].badgeValue == "2")
    controller.tabBar.picked?(controller.tabBar.items![1])
    #expect(controller.selectedTab === controller.tabs[1])
    #expect(delegate.log == ["a b"])
    delegate.refused = "c"
    controller.tabBar.picked?(controller.tabBar.items![2])
    #expect(controller.selectedIndex == 1)
    controller.selectedTab = controller.tab(forIdentifier: "c")
    #expect(controller.selectedIndex == 2)
    #expect(delegate.log == ["a b"], "code is not told")
    controller.tabs[0].isHidden = true
    #expect(controller.viewControllers?.count == 2)
    let others = [UIViewController()]
    controller.viewControllers = others
    #expect(controller.tabs.isEmpty)
    #expect(controller.viewControllers == others)
  }

  @Test("a group shows the child that is selected")
  func group() {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "g", children: [tab("x"), tab("y")])
    group.defaultChildIdentifier = "y"
    let controller = UITabBarController(tabs: [tab("a"), group])
    #expect(controller.tabBar.items?.map(\.title) == ["A", "Group"])
    #expect(controller.viewControllers?[1] === group.children[1].viewController)
    controller.selectedTab = controller.tab(forIdentifier: "x")
    #expect(controller.selectedIndex == 1)
    #expect(controller.selectedTab?.identifier == "x")
    #expect(controller.selectedViewController === group.children[0].viewController)
    #expect(group.children[0].tabBarController === controller)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "Group"])
    withWindow(controller) { _ in
      let first = controller.tabs[0].viewController
      #expect(first?.isViewLoaded == false)
      group.selectedChild = group.children[1]
      pass()
      #expect(controller.selectedViewController === group.children[1].viewController)
      #expect(first?.isViewLoaded == false, "no other tab showed meanwhile")
    }
  }
}
