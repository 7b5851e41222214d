import Foundation
import Testing
import UIKit
import UIKitCore

/// A split view in a tab, collapsing and expanding whether it is selected or not.
@MainActor @Suite("Split views in tabs") struct TabbedSplitTests {
  enum Action: CaseIterable {
    case toNarrow, toWide, selectFirst, selectSecond, push, back
  }

  func run(_ actions: [Action], style: UISplitViewController.Style, settling: Bool) -> [String] {
    let log = CheckedController.Log()
    var all: [CheckedController] = []
    var faults: [String] = []
    func make(_ name: String) -> CheckedController {
      let controller = CheckedController("\(name)\(all.count)", log)
      all.append(controller)
      return controller
    }
    withWindow { window in
      window.resize(to: CGRect(origin: .zero, size: wide))
      let split = UISplitViewController(style: style)
      split.viewControllers = ["P", "S"].map {
        UINavigationController(rootViewController: make($0))
      }
      let other = UINavigationController(rootViewController: make("O"))
      let tabs = UITabBarController()
      tabs.viewControllers = [split, other]
      window.rootViewController = tabs
      pass()
      for (index, action) in actions.enumerated() {
        switch action {
        case .toNarrow: window.resize(to: CGRect(origin: .zero, size: narrow))
        case .toWide: window.resize(to: CGRect(origin: .zero, size: wide))
        case .selectFirst: tabs.selectedIndex = 0
        case .selectSecond: tabs.selectedIndex = 1
        case .push:
          let chosen = tabs.selectedViewController === other ? other : split.viewControllers.last
          (chosen as? UINavigationController)?.pushViewController(make("X"), animated: true)
        case .back: _ = window.goBack()
        }
        guard settling || index == actions.count - 1 else { continue }
        pass(5)
        faults += UIKitTests.faults(below: tabs, all: all)
        let shows = all.filter { $0.state == .appeared }.count
        let wanted = tabs.selectedIndex == 1 || window.bounds.width < 700 ? 1 : 2
        // A secondary controller that was gone back from leaves its room empty.
        let isEmpty = tabs.selectedIndex == 0 && split.viewControllers.count == 1
        if shows != wanted, !isEmpty { faults.append("\(shows) screens show") }
        if tabs.selectedIndex == 0, split.isCollapsed != (window.bounds.width < 700) {
          faults.append("collapsed: \(split.isCollapsed)")
        }
      }
    }
    return (faults + log.faults).map { "\(style) \(actions): \($0)" }
  }

  func sequences(_ length: Int) -> [[Action]] {
    guard length > 0 else { return [[]] }
    return sequences(length - 1).flatMap { one in Action.allCases.map { one + [$0] } }
  }

  @Test(
    "sequences of three changes",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn], [true, false])
  func sequences(_ style: UISplitViewController.Style, settling: Bool) {
    for actions in sample(sequences(3)) {
      let faults = run(actions, style: style, settling: settling)
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
      if !faults.isEmpty { return }
    }
  }
}
