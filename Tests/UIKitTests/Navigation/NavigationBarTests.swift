import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Navigation bars") struct NavigationBarTests {
  func views<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
    (view as? T).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  func labels(_ bar: UINavigationBar) -> [String] {
    bar.layoutIfNeeded()
    let labels = views(UILabel.self, in: bar).filter { !($0.superview is BarButtonFace) }
      .compactMap { $0.text }
    return labels + views(UIControl.self, in: bar).compactMap { $0.accessibilityLabel }
  }

  func withStack(
    _ titles: [String], _ body: (UINavigationController, UINavigationBar) -> Void
  ) {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { RecordedController($0) }
    withWindow(navigation) { _ in body(navigation, navigation.navigationBar) }
  }

  func backButton(_ bar: UINavigationBar) -> UIControl? {
    bar.layoutIfNeeded()
    return views(UIControl.self, in: bar).first { $0.accessibilityIdentifier == "BackButton" }
  }

  @Test func `the bar shows the top's title and the way back to the one below`() {
    withStack(["A", "B"]) { navigation, bar in
      #expect(labels(bar) == ["B", "A"])
      #expect(bar.topItem === navigation.topViewController?.navigationItem)
      #expect(bar.backItem === navigation.viewControllers[0].navigationItem)
      navigation.topViewController?.title = "C"
      #expect(labels(bar) == ["C", "A"])
    }
  }

  @Test func `the back button pops`() {
    withStack(["A", "B"]) { navigation, bar in
      backButton(bar)?.sendActions(for: .touchUpInside)
      pass()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
      #expect(backButton(bar) == nil)
    }
  }

  final class OwnBar: UINavigationBar {}

  // The property has no setter, but key-value coding sets it, as apps with a bar of their own do.
  @Test func `a bar of the app's own takes over what the former one showed`() {
    withStack(["A", "B"]) { navigation, former in
      let bar = OwnBar()
      navigation.setValue(bar, forKey: "navigationBar")
      pass()
      #expect(navigation.navigationBar === bar && former.superview == nil)
      #expect(bar.superview === navigation.view && bar.frame == former.frame)
      #expect(labels(bar) == ["B", "A"])
      backButton(bar)?.sendActions(for: .touchUpInside)
      pass()
      #expect(labels(bar) == ["A"])
    }
  }

  // From apps that set `navigationBar.isHidden`, as UIKit lets them.
  @Test func `an app can hide the bar itself, and the content gets its room`() {
    withStack(["A"]) { navigation, bar in
      bar.isHidden = true
      pass()
      #expect(bar.isHidden && !navigation.isNavigationBarHidden)
      let top = navigation.view.safeAreaInsets.top
      #expect(navigation.topViewController?.view.safeAreaInsets.top == top)
      navigation.pushViewController(RecordedController("B"), animated: false)
      pass()
      #expect(bar.isHidden)
      bar.isHidden = false
      pass()
      #expect(!bar.isHidden)
      #expect(navigation.topViewController?.view.safeAreaInsets.top == top + bar.frame.height)
    }
  }

  @Test func `a bar that the app hid shows when its controller is told to show it`() {
    withStack(["A"]) { navigation, bar in
      bar.isHidden = true
      navigation.isNavigationBarHidden = true
      pass()
      navigation.setNavigationBarHidden(false, animated: false)
      pass()
      #expect(!bar.isHidden)
    }
  }

  @Test func `the back button looks as the item below says, and hides as the top says`() {
    withStack(["A", "B"]) { navigation, bar in
      let below = navigation.viewControllers[0].navigationItem
      below.backButtonTitle = "Home"
      #expect(backButton(bar)?.accessibilityLabel == "Home")
      below.backBarButtonItem = UIBarButtonItem(
        title: "All", style: .plain, target: nil, action: nil)
      #expect(backButton(bar)?.accessibilityLabel == "All")
      below.backButtonDisplayMode = .minimal
      #expect(backButton(bar)?.accessibilityLabel == "Back")
      navigation.topViewController?.navigationItem.hidesBackButton = true
      #expect(backButton(bar) == nil)
      navigation.topViewController?.navigationItem.hidesBackButton = false
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
      #expect(backButton(bar) == nil)
      navigation.topViewController?.navigationItem.leftItemsSupplementBackButton = true
      #expect(backButton(bar) != nil)
    }
  }

  final class Asking: UINavigationController, UINavigationBarDelegate {
    var allows = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
  }

  @Test func `a navigation controller that is its bar's delegate is asked first`() {
    let navigation = Asking()
    navigation.viewControllers = [RecordedController("A"), RecordedController("B")]
    withWindow(navigation) { window in
      backButton(navigation.navigationBar)?.sendActions(for: .touchUpInside)
      #expect(window.goBack())
      pass()
      #expect(navigation.viewControllers.count == 2)
      navigation.allows = true
      backButton(navigation.navigationBar)?.sendActions(for: .touchUpInside)
      pass()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `items run their actions and follow changes`() {
    withStack(["A"]) { navigation, bar in
      var count = 0
      let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in count += 1 })
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      #expect(labels(bar) == ["A", "Save"])
      views(UIControl.self, in: bar).first?.sendActions(for: .touchUpInside)
      #expect(count == 1)
      item.isEnabled = false
      bar.layoutIfNeeded()
      #expect(views(UIControl.self, in: bar).first?.isEnabled == false)
      item.isEnabled = true
      item.title = "Done"
      #expect(labels(bar) == ["A", "Done"])
      item.isHidden = true
      #expect(labels(bar) == ["A"])
    }
  }

  @Test func `right items stand from the right edge inwards`() {
    withStack(["A"]) { navigation, bar in
      navigation.topViewController?.navigationItem.rightBarButtonItems = ["1", "2"].map {
        UIBarButtonItem(title: $0)
      }
      bar.layoutIfNeeded()
      let controls = views(UIControl.self, in: bar).sorted { $0.frame.minX < $1.frame.minX }
      #expect(controls.map(\.accessibilityLabel) == ["2", "1"])
      #expect(controls[1].frame.maxX <= bar.bounds.maxX)
    }
  }

  @Test func `a title view stands in place of the title`() {
    withStack(["A"]) { navigation, bar in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      navigation.topViewController?.navigationItem.titleView = view
      #expect(labels(bar) == [])
      #expect(view.superview === bar)
      #expect(abs(view.center.x - bar.bounds.midX) <= 1)
    }
  }

  @Test func `content begins below the bar, and the bar can be hidden`() {
    withStack(["A"]) { navigation, bar in
      let view = navigation.topViewController!.view!
      let inset = view.safeAreaInsets.top
      #expect(inset == navigation.view.safeAreaInsets.top + bar.frame.height)
      #expect(view.frame == navigation.view.bounds)
      navigation.setNavigationBarHidden(true, animated: false)
      pass()
      #expect(bar.isHidden)
      #expect(view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.isTranslucent = false
      pass()
      #expect(view.frame.minY == bar.frame.maxY)
      #expect(view.safeAreaInsets.top == 0)
    }
  }

  @Test func `a large title makes the bar higher where the item allows it`() {
    withStack(["A", "B"]) { navigation, bar in
      let low = bar.frame.height
      bar.prefersLargeTitles = true
      pass()
      #expect(bar.frame.height > low)
      navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
      pass()
      #expect(bar.frame.height == low)
    }
  }

  @Test func `content that is scrolled takes the large title's line, and gives it back`() throws {
    let table = UITableViewController()
    table.title = "Large"
    table.tableView.rowHeight = 64
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table.tableView) { _, _, _ in
      UITableViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    let navigation = UINavigationController(rootViewController: table)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = true
    withWindow(navigation) { _ in
      pass()
      let (high, top) = (bar.frame.height, table.tableView.adjustedContentInset.top)
      @MainActor func title() -> UILabel? {
        views(UILabel.self, in: bar).first { $0.text == "Large" }
      }
      #expect(title()?.font.pointSize == 34)
      table.tableView.contentOffset.y = -top + 16
      pass()
      #expect(bar.frame.height < high && bar.frame.height >= high - 16)
      #expect(title()?.superview?.clipsToBounds == true)
      table.tableView.contentOffset.y = 500
      pass()
      #expect(title()?.font.pointSize == 17)
      #expect(bar.frame.height == high - UIApplication.look.height(of: .largeTitle))
      #expect(table.tableView.adjustedContentInset.top == top)
      table.tableView.contentOffset.y = -top
      pass()
      #expect(title()?.font.pointSize == 34 && bar.frame.height == high)
      navigation.pushViewController(RecordedController("Low"), animated: false)
      table.navigationItem.largeTitleDisplayMode = .never
      navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
      pass()
      #expect(bar.frame.height < high)
    }
  }

  @Test func `the bar has an appearance of its own while the content is at its top`() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view = scrollView
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    bar.standardAppearance.backgroundColor = .red
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .green
    bar.scrollEdgeAppearance = appearance
    withWindow(navigation) { _ in
      pass()
      #expect(bar.contents.background == .green)
      scrollView.contentOffset.y = 100
      pass()
      #expect(bar.contents.background == .red)
      controller.navigationItem.scrollEdgeAppearance = appearance
      scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
      bar.scrollEdgeAppearance = nil
      pass()
      #expect(bar.contents.background == .green)
      controller.navigationItem.scrollEdgeAppearance = nil
      pass()
      #expect(bar.contents.background == .red)
    }
  }

  @Test func `the toolbar shows the top's items`() {
    withStack(["A"]) { navigation, _ in
      #expect(navigation.isToolbarHidden)
      navigation.topViewController?.toolbarItems = [
        UIBarButtonItem(title: "L"), .flexibleSpace(), UIBarButtonItem(title: "R"),
      ]
      navigation.setToolbarHidden(false, animated: false)
      pass()
      let controls = views(UIControl.self, in: navigation.toolbar)
      #expect(controls.map(\.accessibilityLabel) == ["L", "R"])
      #expect(controls[1].frame.maxX > navigation.toolbar.bounds.maxX - 20)
      #expect(
        navigation.topViewController!.view.safeAreaInsets.bottom
          == navigation.view.safeAreaInsets.bottom + navigation.toolbar.frame.height)
      let hiding = UIViewController()
      hiding.hidesBottomBarWhenPushed = true
      navigation.pushViewController(hiding, animated: true)
      pass()
      #expect(navigation.toolbar.isHidden)
    }
  }

  @Test func `an edit button switches between editing and not`() {
    withStack(["A"]) { navigation, bar in
      let top = navigation.topViewController!
      top.navigationItem.rightBarButtonItem = top.editButtonItem
      #expect(labels(bar) == ["A", "Edit"])
      #expect(top.editButtonItem.title == "Edit" && top.editButtonItem.style == .plain)
      views(UIControl.self, in: bar).first?.sendActions(for: .touchUpInside)
      #expect(top.isEditing)
      #expect(labels(bar) == ["A", "Done"])
      #expect(top.editButtonItem.title == "Done" && top.editButtonItem.style == .done)
      top.setEditing(false, animated: true)
      #expect(top.editButtonItem.title == "Edit")
    }
  }

  @Test func `a bar of its own keeps a stack of items`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(labels(bar) == ["B", "A"])
    backButton(bar)?.sendActions(for: .touchUpInside)
    #expect(bar.items?.map(\.title) == ["A"])
  }
}
