import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Navigation items") struct NavigationItemTests {
  private final class Item: UINavigationItem {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("are subclassed with an initializer without a title")
  func subclass() {
    #expect(Item(3).number == 3 && Item(3).title == nil && UINavigationItem().title == nil)
  }

  @Test("present the menu of the title")
  func titleMenu() {
    let root = UIViewController()
    root.navigationItem.title = "Notes"
    withWindow(UINavigationController(rootViewController: root)) { window in
      root.navigationItem.titleMenuProvider = { suggested in
        UIMenu(title: "For Notes", children: suggested + [UIAction(title: "Rename") { _ in }])
      }
      pass()
      Finger(window).tap(window.bounds.midX, window.safeAreaInsets.top + 20)
      pass()
      #expect(window.rootViewController?.presentedViewController?.title == "For Notes")
    }
  }
}
