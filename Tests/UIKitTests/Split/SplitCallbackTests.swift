import Testing
import UIKit
import UIKitCore

/// What apps do in callbacks while columns come and go.
@MainActor @Suite("Callbacks of split views") struct SplitCallbackTests {
  @Test("a split view that expands when a column appears in its collapse ends where it is")
  func expandInCollapse() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    let detail = HookedController(.didAppear)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    withWindow(split, size: wide) { window in
      detail.work = { [unowned window] in window.resize(to: CGRect(origin: .zero, size: wide)) }
      window.turn(to: narrow)
      #expect(detail.work == nil)
      #expect(isAtRest(detail) && detail.view.window != nil)
    }
  }

  @Test("a column that a callback shows while the split view collapses is nested once")
  func showInCollapse() {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .supplementary)
    let detail = HookedController(.willDisappear) { [unowned split] in split.show(.secondary) }
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    withWindow(split, size: wide) { window in
      window.turn(to: narrow)
      pass()
      #expect(detail.work == nil)
      #expect(isAtRest(detail) && detail.view.window != nil)
    }
  }

  @Test("a split view that expands while a new column's controller loads leaves none behind")
  func expandInLoading() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    let detail = UIViewController()
    let column = UINavigationController(rootViewController: detail)
    split.setViewController(column, for: .secondary)
    withWindow(split, size: narrow) { window in
      let new = HookedController(.didLoad) { [unowned window] in
        window.resize(to: CGRect(origin: .zero, size: wide))
        pass()
      }
      split.setViewController(new, for: .primary)
      pass()
      #expect(new.work == nil)
      for controller in [new, column, detail] { #expect(isAtRest(controller)) }
    }
  }

  @Test("a split view that collapses again while it expands ends collapsed")
  func collapseInExpansion() {
    let split = UISplitViewController(style: .tripleColumn)
    let columns = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
      let navigation = UINavigationController(rootViewController: UIViewController())
      split.setViewController(navigation, for: $0)
      return navigation
    }
    withWindow(split, size: narrow) { window in
      let below = HookedController(.willDisappear) { [unowned window] in
        window.resize(to: CGRect(origin: .zero, size: narrow))
      }
      columns[0].setViewControllers([below, UIViewController()], animated: false)
      pass()
      columns[0].popViewController(animated: true)
      window.turn(to: CGSize(width: 800, height: 480))
      #expect(below.work == nil && split.isCollapsed)
      for controller in columns + [below] { #expect(isAtRest(controller)) }
      #expect(columns[2].view.window === window)
    }
  }

  @Test("a turn that a callback runs while columns come and go settles", arguments: [false, true])
  func turnInAdaptation(collapses: Bool) {
    let split = UISplitViewController(style: .tripleColumn)
    let hooked = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
      let one = HookedController(.didAppear)
      split.setViewController(one, for: $0)
      return one
    }
    withWindow(split, size: collapses ? wide : narrow) { window in
      var unsettled: [UIView] = []
      for one in hooked {
        one.work = { [unowned window] in
          CATransaction.flush()
          if let view = Turn.current.unsettledView(in: [window]) { unsettled.append(view) }
        }
      }
      window.turn(to: collapses ? narrow : wide)
      pass()
      #expect(hooked.contains { $0.work == nil } && unsettled.isEmpty)
    }
  }
}
