import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Split views of columns") struct SplitColumnsTests {
  let recorder = Recorder()

  func make(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(RecordedController("P", recorder), for: .primary)
    if style == .tripleColumn {
      split.setViewController(RecordedController("M", recorder), for: .supplementary)
    }
    split.setViewController(RecordedController("S", recorder), for: .secondary)
    return split
  }

  final class Delegate: NSObject, @MainActor UISplitViewControllerDelegate {
    let recorder: Recorder
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    init(_ recorder: Recorder) { self.recorder = recorder }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      recorder.note("top \(proposedTopColumn)?")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      recorder.note("mode \(proposedDisplayMode)?")
      return mode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      recorder.note("collapsed")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { recorder.note("expanded") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      recorder.note("to \(displayMode)")
    }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      recorder.note("show \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      recorder.note("hide \(column)")
    }
  }

  @Test("show both columns, each in a navigation controller")
  func wideScreen() throws {
    let split = make()
    withWindow(split, size: wide) { _ in
      #expect(
        recorder.take() == [
          "P.willMove", "P.didMove", "S.willMove", "S.didMove", "P.didLoad", "P.willAppear+",
          "S.didLoad", "S.willAppear+", "S.isAppearing", "P.isAppearing", "P.didAppear",
          "S.didAppear",
        ])
      let primary = split.viewController(for: .primary)
      #expect(primary?.title == "P")
      #expect(split.viewControllers.count == 2)
      #expect(split.viewControllers.first === primary?.navigationController)
      #expect(primary?.splitViewController === split)
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(primary?.traitCollection.horizontalSizeClass == .compact)
      let secondary = split.viewController(for: .secondary)
      #expect(secondary?.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("push the secondary column on a narrow screen")
  func narrowScreen() {
    let split = make()
    #expect(!split.isCollapsed)
    withWindow(split, size: narrow) { window in
      #expect(split.isCollapsed)
      #expect(split.viewControllers.count == 1)
      let secondary = split.viewController(for: .secondary)!
      let inner = secondary.navigationController!
      let outer = inner.navigationController!
      #expect(outer === split.viewControllers[0])
      #expect(outer.viewControllers.map(\.title) == ["P", inner.title])
      #expect(inner.navigationBar.isHidden)
      #expect(!outer.navigationBar.isHidden)
      #expect(outer.navigationBar.topItem === secondary.navigationItem)
      #expect(outer.navigationBar.backItem?.title == "P")
      #expect(secondary.view.safeAreaInsets.top >= outer.navigationBar.frame.maxY)
      // P never showed.
      #expect(recorder.take().filter { $0.hasPrefix("P.") } == ["P.willMove", "P.didMove"])
      // What goes back from the secondary column shows the primary one; the other is kept.
      #expect(window.goBack())
      pass()
      #expect(outer.topViewController?.title == "P")
      #expect(inner.parent === split)
      #expect(!window.goBack())
    }
  }

  @Test("collapse and expand, with callbacks in pairs")
  func resize() {
    let split = make()
    let delegate = Delegate(recorder)
    split.delegate = delegate
    withWindow(split, size: wide) { window in
      _ = recorder.take()
      window.turn(to: narrow)
      #expect(
        recorder.take() == [
          "top secondary?", "S.willDisappear", "S.didDisappear", "collapsed", "P.willDisappear",
          "S.willAppear", "S.isAppearing", "P.didDisappear", "S.didAppear",
        ])
      window.turn(to: wide)
      #expect(
        recorder.take() == [
          "S.willDisappear", "P.willAppear", "S.didDisappear", "P.isAppearing", "P.didAppear",
          "mode oneBesideSecondary?", "S.willAppear", "expanded", "S.isAppearing", "S.didAppear",
        ])
      #expect(split.children.count == 2)
    }
  }

  @Test(
    "collapse to the column that the delegate names",
    arguments: zip(
      [UISplitViewController.Column.primary, .supplementary, .secondary], ["P", "M", "S"]))
  func topColumn(_ column: UISplitViewController.Column, _ title: String) {
    let split = make(.tripleColumn)
    let delegate = Delegate(recorder)
    delegate.top = column
    split.delegate = delegate
    withWindow(split, size: wide) { window in
      window.turn(to: narrow)
      let outer = split.viewControllers[0] as! UINavigationController
      let titles = outer.navigationBar.items!.map(\.title)
      #expect(titles == ["P", "M", "S"].prefix { $0 != title } + [title])
      window.turn(to: wide)
      #expect(split.viewControllers.count == 3)
    }
  }

  @Test("show the compact column in place of the others")
  func compact() {
    let split = make()
    let compact = RecordedController("C", recorder)
    split.setViewController(compact, for: .compact)
    withWindow(split, size: wide) { window in
      #expect(!compact.isViewLoaded)
      _ = recorder.take()
      window.turn(to: narrow)
      #expect(split.viewControllers == [compact])
      #expect(
        Set(recorder.take()) == [
          "P.willDisappear", "P.didDisappear", "S.willDisappear", "S.didDisappear", "C.didLoad",
          "C.willAppear", "C.isAppearing", "C.didAppear",
        ])
      window.turn(to: wide)
      #expect(compact.view.window == nil)
      #expect(split.viewControllers.map { $0.children.first?.title } == ["P", "S"])
    }
  }

  @Test("show and hide columns in an animation that has a coordinator")
  func showAndHide() {
    let split = make(.tripleColumn)
    let delegate = Delegate(recorder)
    split.delegate = delegate
    withWindow(split, size: wide) { window in
      _ = recorder.take()
      split.show(.primary)
      #expect(split.transitionCoordinator != nil)
      var ended = false
      split.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true }
      pass(0.1)
      #expect(!ended)
      #expect(
        recorder.take() == [
          "to twoDisplaceSecondary", "show primary", "P.didLoad", "P.willAppear~+",
          "P.isAppearing",
        ])
      pass()
      #expect(ended)
      #expect(split.transitionCoordinator == nil)
      #expect(recorder.take() == ["P.didAppear"])
      #expect(split.displayMode == .twoDisplaceSecondary)
      split.show(.secondary)
      pass()
      #expect(
        recorder.take() == [
          "to oneBesideSecondary", "hide primary", "P.willDisappear~", "P.didDisappear",
        ])
      split.hide(.supplementary)
      pass()
      #expect(split.displayMode == .secondaryOnly)
      split.hide(.secondary)
      split.hide(.primary)
      pass()
      #expect(split.displayMode == .secondaryOnly)
      split.show(.supplementary)
      pass()
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test("show and hide columns in the stack while collapsed")
  func showAndHideCollapsed() {
    let split = make(.tripleColumn)
    withWindow(split, size: narrow) { _ in
      let outer = split.viewControllers[0] as! UINavigationController
      var titles: [String?] { outer.navigationBar.items!.map(\.title) }
      #expect(titles == ["P", "M", "S"])
      split.hide(.supplementary)
      pass()
      #expect(titles == ["P", "M", "S"])
      split.hide(.secondary)
      pass()
      #expect(titles == ["P", "M"])
      split.show(.primary)
      pass()
      #expect(titles == ["P"])
      split.hide(.primary)
      split.show(.secondary)
      pass()
      #expect(titles == ["P", "M", "S"])
      split.show(.supplementary)
      pass()
      #expect(titles == ["P", "M"])
    }
  }

  @Test("push what is set for the secondary column where it has a stack, unless it brings its own")
  func secondary() {
    let split = make()
    withWindow(split, size: wide) { _ in
      let first = split.viewControllers[1] as! UINavigationController
      let next = RecordedController("T", recorder)
      split.setViewController(next, for: .secondary)
      pass()
      #expect(split.viewControllers[1] === first)
      #expect(first.viewControllers.map(\.title) == ["S", "T"])
      #expect(split.viewController(for: .secondary) === next)
      let other = UINavigationController(rootViewController: RecordedController("U", recorder))
      _ = recorder.take()
      split.setViewController(other, for: .secondary)
      pass()
      #expect(split.viewControllers[1] === other)
      #expect(first.parent == nil)
      #expect(
        recorder.take() == [
          "T.willDisappear", "T.didDisappear", "U.didLoad", "U.willAppear+", "U.isAppearing",
          "U.didAppear",
        ])
      split.setViewController(nil, for: .secondary)
      pass()
      #expect(split.viewControllers.count == 1)
      let third = RecordedController("V", recorder)
      split.showDetailViewController(third, sender: nil)
      pass()
      #expect(third.navigationController === split.viewControllers[1])
    }
  }

  @Test("take a new controller for a column while collapsed")
  func setWhileCollapsed() {
    let split = make()
    withWindow(split, size: narrow) { window in
      var titles: [String?] {
        (split.viewControllers[0] as! UINavigationController).navigationBar.items!.map(\.title)
      }
      split.setViewController(
        UINavigationController(rootViewController: RecordedController("T", recorder)),
        for: .secondary)
      pass()
      #expect(titles == ["P", "T"])
      split.setViewController(
        UINavigationController(rootViewController: RecordedController("Q", recorder)),
        for: .primary)
      pass()
      #expect(titles == ["Q", "T"])
      split.show(.primary)
      pass()
      split.showDetailViewController(
        UINavigationController(rootViewController: RecordedController("U", recorder)),
        sender: nil)
      pass()
      #expect(titles == ["Q", "U"])
      window.turn(to: wide)
      #expect(split.viewControllers.map { $0.children.first?.title } == ["Q", "U"])
    }
  }

  @Test("let a person hide what covers the secondary column")
  func overlay() {
    let split = make()
    split.preferredDisplayMode = .oneOverSecondary
    withWindow(split, size: wide) { window in
      #expect(split.displayMode == .oneOverSecondary)
      #expect(window.goBack())
      pass()
      #expect(split.displayMode == .secondaryOnly)
      #expect(split.viewController(for: .primary)?.view.window == nil)
      #expect(!window.goBack())
      split.show(.primary)
      pass()
      #expect(split.displayMode == .oneOverSecondary)
      // Beside it.
      let hit = window.hitTest(CGPoint(x: 900, y: 400), with: nil)
      hit?.touchesEnded([], with: nil)
      pass()
      #expect(split.displayMode == .secondaryOnly)
      split.presentsWithGesture = false
      split.show(.primary)
      pass()
      #expect(!window.goBack())
    }
  }

  @Test("have a button that shows and hides the sidebar")
  func button() {
    let split = make()
    withWindow(split, size: wide) { _ in
      let bars = split.viewControllers.map { ($0 as! UINavigationController).navigationBar }
      @MainActor func buttons(_ bar: UINavigationBar) -> [UIControl] {
        pass()
        return bar.subviews.compactMap { $0 as? UIControl }
      }
      #expect(buttons(bars[0]).map(\.accessibilityLabel) == ["Hide Sidebar"])
      #expect(buttons(bars[1]).isEmpty)
      buttons(bars[0])[0].sendActions(for: .touchUpInside)
      #expect(buttons(bars[1]).map(\.accessibilityLabel) == ["Show Sidebar"])
      #expect(split.displayMode == .secondaryOnly)
      buttons(bars[1])[0].sendActions(for: .touchUpInside)
      pass()
      #expect(split.displayMode == .oneBesideSecondary)
      split.presentsWithGesture = false
      #expect(buttons(bars[0]).isEmpty)
      split.displayModeButtonVisibility = .always
      #expect(buttons(bars[0]).count == 1)
    }
  }

  @Test("go back by a swipe from the secondary column while collapsed, or change one's mind")
  func swipe() {
    let split = make()
    withWindow(split, size: narrow) { window in
      let outer = split.viewControllers[0] as! UINavigationController
      #expect(window.innermostNavigation === outer)
      #expect(outer.beginInteractivePop())
      outer.cancelInteractivePop()
      pass()
      #expect(outer.viewControllers.count == 2)
      split.viewController(for: .secondary)?.navigationController?
        .pushViewController(RecordedController("T"), animated: false)
      pass()
      #expect(window.innermostNavigation !== outer)
      window.innermostNavigation?.popToRootViewController(animated: false)
      pass()
      #expect(outer.beginInteractivePop())
      outer.finishInteractivePop()
      pass()
      #expect(outer.viewControllers.map(\.title) == ["P"])
    }
  }

  @Test("keep nothing of a swipe that is under way when they are given room")
  func swipeWhileExpanding() {
    weak var popped: UIViewController?
    withWindow(make(), size: narrow) { window in
      let outer =
        (window.rootViewController as! UISplitViewController).viewControllers[0]
        as! UINavigationController
      do {
        let top = RecordedController("T")
        outer.pushViewController(top, animated: false)
        popped = top
      }
      pass()
      #expect(outer.beginInteractivePop())
      window.turn(to: wide)
      window.rootViewController = nil
      pass(5)
    }
    #expect(popped == nil)
  }

  @Test("hide the primary controllers' bars as they ask for it while collapsed")
  func barHidden() {
    let split = make()
    withWindow(split, size: narrow) { window in
      let outer = split.viewControllers[0] as! UINavigationController
      let inner = outer.topViewController as! UINavigationController
      inner.setNavigationBarHidden(true, animated: false)
      pass()
      #expect(outer.navigationBar.isHidden)
      split.show(.primary)
      pass()
      #expect(!outer.navigationBar.isHidden)
    }
  }

  @Test("tell the controllers of the size and the traits that come")
  func transitions() {
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      var classes: [UIUserInterfaceSizeClass] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        classes.append(newCollection.horizontalSizeClass)
      }
    }
    let told = Told()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(told, for: .secondary)
    withWindow(split, size: wide) { window in
      window.turn(to: CGSize(width: 1200, height: 800))
      #expect(told.sizes.map(\.width) == [1200 - 320 - UIApplication.look.hairline.width])
      #expect(told.classes == [])
      window.turn(to: narrow)
      #expect(told.classes == [.compact])
    }
  }
}
