import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Themes of bars") struct BarThemeTests {
  final class Item: UIBarButtonItem {}

  @Test("hold for the items of a class that say nothing of their own")
  func proxies() {
    let item = Item()
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    Item.appearance().setTitlePositionAdjustment(
      UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 3), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 3)
    let image = UIImage()
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .compact)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === image)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .compact) == nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    Item.appearance().setBackgroundVerticalPositionAdjustment(2, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .default)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 2)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 0)
  }

  @Test("have the system's item under its key")
  func systemItem() {
    #expect(UIBarButtonItem(systemItem: .cancel).value(forKey: "systemItem") as? Int == 1)
  }

  @Test("show a background image in place of the bar's colour")
  func backgrounds() {
    let (bar, toolbar) = (UINavigationBar(), UIToolbar())
    let search = UISearchBar()
    search.barTintColor = .red
    bar.items = [UINavigationItem(title: "Title")]
    let image = UIImage()
    @MainActor func images(_ view: UIView) -> [UIImage] {
      view.subviews.compactMap { ($0 as? BarBackdrop)?.image }
    }
    for view in [bar, toolbar, search] { view.layoutIfNeeded() }
    #expect([bar, toolbar, search].allSatisfy { $0.standardBox?.background != nil })
    bar.setBackgroundImage(image, for: .default)
    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    search.backgroundImage = image
    for view in [bar, toolbar, search] {
      view.layoutIfNeeded()
      #expect(images(view) == [image])
      #expect(view.standardBox?.background == nil)
    }
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    bar.setBackgroundImage(nil, for: .default)
    bar.layoutIfNeeded()
    #expect(images(bar) == [] && bar.standardBox?.background != nil)
  }

  @Test("are dark in black bars, whatever the interface is")
  func blackBars() {
    let (bar, toolbar, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
    bar.barStyle = .black
    toolbar.barStyle = .black
    tabs.barStyle = .black
    for view in [bar, toolbar, tabs] {
      #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
    bar.barStyle = .default
    #expect(bar.overrideUserInterfaceStyle == .unspecified)
  }

  @Test("shorten the way back until the title fits in the middle")
  func shortBackTitle() {
    let (root, top) = (UIViewController(), UIViewController())
    root.title = "Search"
    let navigation = UINavigationController(rootViewController: root)
    withWindow(navigation) { _ in
      navigation.pushViewController(top, animated: false)
      @MainActor func back(under title: String) -> String? {
        top.title = title
        pass()
        @MainActor func buttons(_ view: UIView) -> [BarButton] {
          (view as? BarButton).map { [$0] } ?? view.subviews.flatMap(buttons)
        }
        let button = buttons(navigation.navigationBar).first
        #expect(button?.accessibilityLabel == "Search")
        return button?.title
      }
      #expect(back(under: "Repositories") == "‹ Search")
      #expect(back(under: "Repository Search Code") == "‹ Back")
      #expect(back(under: "RepositorySearchViewController") == "‹")
      #expect(back(under: "Code") == "‹ Search")
    }
  }

  @Test("take the words from the way back by moving them out of the bar")
  func backTitle() {
    let (root, top) = (UIViewController(), UIViewController())
    root.title = "Root"
    let back = UIBarButtonItem(title: "Root", style: .plain, target: nil, action: nil)
    root.navigationItem.backBarButtonItem = back
    let navigation = UINavigationController(rootViewController: root)
    withWindow(navigation) { _ in
      navigation.pushViewController(top, animated: false)
      pass()
      @MainActor func titles(_ view: UIView) -> [String] {
        ((view as? BarButton)?.title).map { [$0] } ?? view.subviews.flatMap(titles)
      }
      #expect(titles(navigation.navigationBar) == ["‹ Root"])
      back.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      navigation.navigationBar.itemsDidChange()
      pass()
      #expect(titles(navigation.navigationBar) == ["‹"])
      back.setBackButtonTitlePositionAdjustment(.zero, for: .default)
      let appearance = UINavigationBarAppearance()
      navigation.navigationBar.standardAppearance = appearance
      pass()
      #expect(titles(navigation.navigationBar) == ["‹ Root"])
      appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.itemsDidChange()
      pass()
      #expect(titles(navigation.navigationBar) == ["‹"])
    }
  }
}
