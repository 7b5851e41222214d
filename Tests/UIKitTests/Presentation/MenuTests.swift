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

  @Test func `a bar button with an action and a menu shows the menu when it's held`() {
    var count = 0
    let root = UIViewController()
    let item = UIBarButtonItem(
      title: "Add", image: nil, primaryAction: UIAction { _ in count += 1 },
      menu: UIMenu(children: [UIAction(title: "From Photo") { _ in }]))
    item.changesSelectionAsPrimaryAction = true
    root.navigationItem.rightBarButtonItem = item
    withWindow(UINavigationController(rootViewController: root)) { window in
      let button = item.viewInBar!
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      Finger(window).tap(place.x, place.y)
      pass()
      #expect(count == 1)
      #expect(item.isSelected)
      #expect(window.rootViewController?.presentedViewController == nil)
      let shown = item.viewInBar!
      let finger = Finger(window)
      let center = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
      finger.down(center.x, center.y)
      pass()
      finger.up(center.x, center.y)
      pass()
      #expect(count == 1)
      #expect(window.reachableRoot.control("From Photo") != nil)
    }
  }

  @Test func `a bar button takes a target, an action and a menu`() {
    let target = NSObject()
    let menu = UIMenu(children: [])
    let item = UIBarButtonItem(
      title: "Add", image: nil, target: target, action: "add:", menu: menu)
    #expect(item.target === target)
    #expect(item.action == "add:")
    #expect(item.menu === menu)
    #expect(item.style == .plain)
    #expect(
      UIBarButtonItem(title: nil, image: nil, target: nil, action: "add:").action == "add:")
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
