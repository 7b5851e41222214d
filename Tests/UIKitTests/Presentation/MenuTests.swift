import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Menus") struct MenuTests {
  func views<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
    (view as? T).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  func withMenu(_ menu: UIMenu, _ body: (UIWindow, () -> [UIControl]) -> Void) {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "More", menu: menu)
    root.navigationItem.rightBarButtonItem = item
    withWindow(UINavigationController(rootViewController: root)) { window in
      item.perform()
      pass()
      body(window) { views(UIControl.self, in: window.reachableRoot) }
    }
  }

  @Test func `a bar button shows its menu, and a choice runs its action and ends it`() {
    var chosen: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { chosen.append($0.title) } }
    withMenu(UIMenu(children: actions)) { window, controls in
      #expect(controls().map(\.accessibilityLabel) == ["A", "B"])
      #expect(window.focusedView === controls()[0])
      controls()[1].sendActions(for: .touchUpInside)
      pass()
      #expect(chosen == ["B"])
      #expect(window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `what is hidden does not show, what is inside shows when asked for`() {
    let inner = UIMenu(title: "Inner", children: [UIAction(title: "I") { _ in }])
    let inline = UIMenu(options: .displayInline, children: [UIAction(title: "L") { _ in }])
    let menu = UIMenu(children: [
      UIAction(title: "H", attributes: .hidden) { _ in },
      UIAction(title: "D", attributes: .disabled) { _ in }, inner, inline,
      UIDeferredMenuElement { $0([UIAction(title: "F") { _ in }]) },
    ])
    withMenu(menu) { window, controls in
      #expect(controls().map(\.accessibilityLabel) == ["D", "Inner", "L", "F"])
      #expect(!controls()[0].isEnabled)
      controls()[1].sendActions(for: .touchUpInside)
      pass()
      #expect(controls().map(\.accessibilityLabel) == ["I"])
      #expect(window.goBack())
      pass()
      #expect(window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `a single selection moves to what is chosen`() {
    let actions = ["A", "B"].map { UIAction(title: $0, state: $0 == "A" ? .on : .off) { _ in } }
    withMenu(UIMenu(options: .singleSelection, children: actions)) { _, controls in
      controls()[1].sendActions(for: .touchUpInside)
      #expect(actions.map(\.state) == [.off, .on])
    }
  }
}
