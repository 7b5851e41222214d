import Foundation
import Testing
import UIKit
import UIKitCore

/// Every sequence of a few changes, in every style: whatever happens, callbacks come in order, and what
/// shows is what should.
@MainActor @Suite("Transitions of split views") struct SplitTransitionsTests {
  enum Action: CaseIterable {
    case toNarrow, toWide, pushInPrimary, pushInSecondary, back, detail, hideSide, showSide
  }

  enum Kind: String, CaseIterable {
    case classic, discarding, double, triple, compact
  }

  @MainActor final class Fixture: NSObject, @MainActor UISplitViewControllerDelegate {
    let kind: Kind
    let log = CheckedController.Log()
    let split: UISplitViewController
    var all: [CheckedController] = []

    init(_ kind: Kind) {
      self.kind = kind
      switch kind {
      case .classic, .discarding: split = UISplitViewController()
      case .double, .compact: split = UISplitViewController(style: .doubleColumn)
      case .triple: split = UISplitViewController(style: .tripleColumn)
      }
      super.init()
      split.delegate = self
      switch kind {
      case .classic, .discarding:
        split.viewControllers = [
          UINavigationController(rootViewController: make("P")),
          UINavigationController(rootViewController: make("S")),
        ]
      default:
        split.setViewController(make("P"), for: .primary)
        if kind == .triple { split.setViewController(make("M"), for: .supplementary) }
        split.setViewController(make("S"), for: .secondary)
        if kind == .compact {
          split.setViewController(
            UINavigationController(rootViewController: make("C")), for: .compact)
        }
      }
    }

    func make(_ name: String) -> CheckedController {
      let controller = CheckedController("\(name)\(all.count)", log)
      all.append(controller)
      return controller
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { kind == .discarding }

    private func stack(_ column: UISplitViewController.Column) -> UINavigationController? {
      let controller: UIViewController?
      if split.style == .unspecified {
        controller = column == .primary ? split.viewControllers.first : split.viewControllers.last
      } else {
        controller = split.viewController(for: column)
      }
      return controller as? UINavigationController ?? controller?.navigationController
    }

    func perform(_ action: Action, in window: UIWindow) {
      switch action {
      case .toNarrow: window.resize(to: CGRect(origin: .zero, size: narrow))
      case .toWide: window.resize(to: CGRect(origin: .zero, size: wide))
      case .pushInPrimary: stack(.primary)?.pushViewController(make("X"), animated: true)
      case .pushInSecondary: stack(.secondary)?.pushViewController(make("Y"), animated: false)
      case .back: _ = window.goBack()
      case .detail:
        let detail = UINavigationController(rootViewController: make("D"))
        split.showDetailViewController(detail, sender: nil)
      case .hideSide:
        if split.style == .unspecified {
          split.preferredDisplayMode = .secondaryOnly
        } else {
          split.hide(.primary)
        }
      case .showSide:
        if split.style == .unspecified {
          split.preferredDisplayMode = .oneBesideSecondary
        } else {
          split.show(.primary)
        }
      }
    }

    /// The names of what shows, and of what should.
    var shown: (is: Set<String>, should: Set<String>) {
      func top(_ controller: UIViewController?) -> String? {
        if let navigation = controller as? UINavigationController {
          return top(navigation.topViewController)
        }
        return (controller as? CheckedController)?.name
      }
      var columns: [UIViewController?] = []
      if split.isCollapsed {
        columns = split.viewControllers
      } else if split.style == .unspecified {
        columns = split.displayMode == .secondaryOnly ? [] : [split.viewControllers.first]
        if split.viewControllers.count > 1 { columns.append(split.viewControllers.last) }
      } else {
        columns = [stack(.secondary)]
        if kind == .triple, split.displayMode != .secondaryOnly {
          columns.append(stack(.supplementary))
        }
        let needed: [UISplitViewController.DisplayMode] =
          kind == .triple ? [.twoBesideSecondary, .twoDisplaceSecondary] : [.oneBesideSecondary]
        if needed.contains(split.displayMode) { columns.append(stack(.primary)) }
      }
      return (
        Set(all.filter { $0.state == .appeared }.map(\.name)), Set(columns.compactMap { top($0) })
      )
    }
  }

  func run(_ kind: Kind, _ actions: [Action], settling: Bool, from size: CGSize) -> [String] {
    var faults: [String] = []
    weak var freed: Fixture?
    weak var split: UISplitViewController?
    var screens: [() -> UIViewController?] = []
    withWindow { window in
      window.resize(to: CGRect(origin: .zero, size: size))
      let fixture = Fixture(kind)
      freed = fixture
      split = fixture.split
      window.rootViewController = fixture.split
      pass()
      for (index, action) in actions.enumerated() {
        fixture.perform(action, in: window)
        guard settling || index == actions.count - 1 else { continue }
        pass(5)
        let isNarrow = window.bounds.width < 700
        if fixture.split.isCollapsed != isNarrow { faults.append("collapsed: \(!isNarrow)") }
        let (present, wanted) = fixture.shown
        if present != wanted {
          faults.append("shows \(present.sorted()), not \(wanted.sorted())")
        }
        faults += UIKitTests.faults(below: fixture.split, all: fixture.all)
      }
      faults += fixture.log.faults
      screens = fixture.all.map { screen in { [weak screen] in screen } }
      window.rootViewController = nil
      pass(5)
    }
    if freed != nil || split != nil { faults.append("the split view controller is kept") }
    let kept = screens.compactMap { $0() }
    if !kept.isEmpty { faults.append("\(kept.map { $0.title ?? "" }) kept") }
    return faults.map { "\(kind) \(actions) from \(size.width): \($0)" }
  }

  /// Without those that give a window the size that it has.
  func sequences(_ length: Int, from size: CGSize) -> [[Action]] {
    guard length > 0 else { return [[]] }
    return Action.allCases.flatMap { action -> [[Action]] in
      var next = size
      if action == .toWide { next = wide }
      if action == .toNarrow { next = narrow }
      let isResize = action == .toWide || action == .toNarrow
      if isResize, next == size { return [] }
      return sequences(length - 1, from: next).map { [action] + $0 }
    }
  }

  func check(_ kind: Kind, length: Int, settling: Bool, from size: CGSize) {
    for actions in sample(sequences(length, from: size)) {
      let faults = run(kind, actions, settling: settling, from: size)
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
      if !faults.isEmpty { return }
    }
  }

  @Test("sequences of up to three changes, each coming to its end", arguments: Kind.allCases)
  func settled(_ kind: Kind) {
    check(kind, length: 3, settling: true, from: wide)
    check(kind, length: 2, settling: true, from: narrow)
  }

  @Test("sequences of up to three changes in one turn", arguments: Kind.allCases)
  func atOnce(_ kind: Kind) {
    check(kind, length: kind == .double ? 3 : 2, settling: false, from: wide)
    check(kind, length: 2, settling: false, from: narrow)
  }
}
