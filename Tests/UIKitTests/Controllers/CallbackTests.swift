import Testing
import UIKit
import UIKitCore

/// What apps do in callbacks, in the middle of what UIKit does.
@MainActor @Suite("Callbacks") struct CallbackTests {
  let recorder = Recorder()

  @Test("a page that turns on when it appears leaves nothing behind", arguments: [false, true])
  func pages(animated: Bool) {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let (first, last) = (UIViewController(), UIViewController())
    let middle = HookedController(.willAppear) { [unowned pages] in
      pages.setViewControllers([last], direction: .forward, animated: animated)
    }
    pages.setViewControllers([first], direction: .forward, animated: false)
    withWindow(pages) { _ in
      pages.setViewControllers([middle], direction: .forward, animated: animated) { [recorder] in
        recorder.note("done \($0)")
      }
      pass()
      #expect(recorder.take() == ["done false"])
      #expect(pages.viewControllers == [last] && pages.children == [last])
      for page in [first, middle, last] { #expect(isAtRest(page)) }
      #expect(last.isVisible)
    }
  }

  @Test(
    "a root that hides its window does not appear",
    arguments: [
      HookedController.Moment.didLoad, .willAppear,
    ])
  func hidden(moment: HookedController.Moment) {
    withWindow(UIViewController()) { window in
      let root = HookedController(moment) { [unowned window] in window.isHidden = true }
      window.rootViewController = root
      pass()
      #expect(root.appearance.state == .disappeared)
      window.isHidden = false
      pass()
      #expect(root.appearance.state == .appeared)
    }
  }

  @Test(
    "a root that makes room for another is gone",
    arguments: [
      HookedController.Moment.didLoad, .willAppear, .didAppear,
    ])
  func replaced(moment: HookedController.Moment) {
    withWindow(UIViewController()) { window in
      let next = UIViewController()
      let root = HookedController(moment) { [unowned window] in window.rootViewController = next }
      window.rootViewController = root
      pass()
      #expect(root.appearance.state == .disappeared && root.viewIfLoaded?.window == nil)
      #expect(next.appearance.state == .appeared && window.subviews == [next.view])
    }
  }

  @Test("another root at the end of a dismissal ends it once")
  func rootInDismissal() {
    withWindow(UIViewController()) { window in
      let child = HookedController(.didDisappear, recorder) { [unowned window] in
        window.rootViewController = UIViewController()
      }
      let inner = RecordedController("inner", recorder)
      inner.addChild(child)
      inner.view.addSubview(child.view)
      child.didMove(toParent: inner)
      window.rootViewController?.present(inner, animated: true)
      pass()
      _ = recorder.take()
      window.rootViewController?.dismiss(animated: true)
      pass()
      #expect(
        recorder.take() == [
          "inner.willDisappear~", "willDisappear", "didDisappear", "inner.didDisappear",
        ])
      #expect(window.subviews == [window.rootViewController?.view])
    }
  }

  @Test("a controller that is covered while it is presented stays covered")
  func coveredWhilePresented() {
    withWindow(UIViewController()) { window in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(alert, animated: true)
      CATransaction.flush()
      alert.present(cover, animated: false)
      pass()
      for controller in [alert, cover] { #expect(isAtRest(controller)) }
      #expect(alert.view.window == nil && cover.view.window != nil)
      alert.dismiss(animated: true)
      pass()
      #expect(isAtRest(alert) && alert.view.window != nil)
    }
  }

  @Test("a controller whose loading dismisses the presenter is not presented")
  func dismissedWhileLoading() {
    let write = Console.write
    defer { Console.write = write }
    Console.write = { [recorder] in recorder.note($0) }
    let root = UIViewController()
    withWindow(root) { window in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      root.present(alert, animated: false)
      pass()
      let late = HookedController(.didLoad) { root.dismiss(animated: true) }
      alert.present(late, animated: true)
      pass()
      #expect(recorder.take().map { $0.hasSuffix("while a dismissal is in progress.") } == [true])
      #expect(late.presentingViewController == nil && late.viewIfLoaded?.window == nil)
      #expect(window.subviews == [root.view])
    }
  }

  @Test(
    "a push whose callback selects another tab shows when its tab does",
    arguments: [
      HookedController.Moment.willAppear, .willDisappear,
    ])
  func tabInPush(moment: HookedController.Moment) {
    let tabs = UITabBarController()
    let select = { [unowned tabs] in tabs.selectedIndex = 1 }
    let first = HookedController(.willDisappear, nil, moment == .willDisappear ? select : nil)
    let next = HookedController(.willAppear, nil, moment == .willAppear ? select : nil)
    let navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [navigation, UIViewController()]
    withWindow(tabs) { _ in
      navigation.pushViewController(next, animated: true)
      pass()
      #expect(tabs.selectedIndex == 1)
      #expect(isAtRest(first) && isAtRest(next) && next.view.window == nil)
      tabs.selectedIndex = 0
      pass()
      #expect(isAtRest(first) && isAtRest(next) && next.view.window != nil)
    }
  }

  @Test(
    "a presenter that makes room for another root takes along what comes or goes",
    arguments: [
      HookedController.Moment.willDisappear, .willAppear,
    ])
  func rootInPresentersCallback(moment: HookedController.Moment) {
    let root = HookedController(moment)
    let covering = RecordedController("covering", recorder)
    covering.modalPresentationStyle = .fullScreen
    withWindow(root) { window in
      root.work = { [unowned window] in window.rootViewController = UIViewController() }
      root.present(covering, animated: true)
      pass()
      if moment == .willAppear { root.dismiss(animated: true) }
      pass()
      #expect(isAtRest(root) && isAtRest(covering))
      #expect(root.viewIfLoaded?.window == nil && covering.viewIfLoaded?.window == nil)
      #expect(window.subviews == [window.rootViewController?.view])
    }
  }

  @Test(
    "a swipe back is over when a callback at its beginning takes the stack off the screen",
    arguments: [HookedController.Moment.willDisappear, .willAppear])
  func rootInSwipeBack(moment: HookedController.Moment) {
    let below = HookedController(.willAppear)
    let top = HookedController(.willDisappear)
    let navigation = UINavigationController()
    navigation.viewControllers = [below, top]
    withWindow(navigation) { window in
      let hooked = moment == .willAppear ? below : top
      hooked.work = { [unowned window] in window.rootViewController = UIViewController() }
      navigation.beginInteractivePop()
      pass()
      #expect(hooked.work == nil)
      #expect(!navigation.conductor.isTransitioning && navigation.viewControllers.count == 2)
      #expect(isAtRest(below) && isAtRest(top))
    }
  }

  @Test("a child whose callback runs a turn appears with its parent")
  func turnInAppearance() {
    withWindow(UIViewController()) { window in
      let parent = RecordedController("parent", recorder)
      for work in [{ pass() }, nil] {
        let child = HookedController(.willAppear, recorder, work)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      window.rootViewController = parent
      pass()
      for controller in [parent] + parent.children {
        #expect(controller.appearance.state == .appeared)
      }
    }
  }

  @Test("a child whose parent goes and comes in its callback appears in the end")
  func parentGoesAndComes() {
    let root = UIViewController()
    withWindow(root) { _ in
      let parent = UIViewController()
      root.addChild(parent)
      root.view.addSubview(parent.view)
      parent.didMove(toParent: root)
      pass()
      let child = HookedController(.willAppear) { [unowned parent] in
        for isAppearing in [false, true] {
          parent.beginAppearanceTransition(isAppearing, animated: false)
          parent.endAppearanceTransition()
        }
      }
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      pass()
      #expect(child.appearance.state == .appeared)
    }
  }

  @Test("an exchange of children ends well when a callback removes one of them", arguments: [0, 1])
  func removedInExchange(removed: Int) {
    let parent = UIViewController()
    withWindow(parent) { _ in
      let old = UIViewController()
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
      pass()
      let new = HookedController(.willAppear)
      new.work = { [unowned parent] in
        let child = parent.children[removed]
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 0.2, animations: nil)
      pass()
      #expect(isAtRest(old) && isAtRest(new))
      #expect(parent.view.subviews == (removed == 0 ? [new.view] : []))
    }
  }

  @Test("a child that is removed while its parent disappears has disappeared")
  func removedWhileDisappearing() {
    let root = UIViewController()
    withWindow(root) { _ in
      let parent = UIViewController()
      let child = RecordedController("child", recorder)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      root.present(parent, animated: false)
      pass()
      _ = recorder.take()
      root.dismiss(animated: true)
      CATransaction.flush()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        recorder.take() == [
          "child.willDisappear~", "child.willMove(nil)", "child.didDisappear", "child.didMove(nil)",
        ])
      pass()
      #expect(isAtRest(child) && recorder.take() == [])
    }
  }

  @Test("what a root presents in a callback as it goes, goes with it")
  func presentedByLeavingRoot() {
    let root = HookedController(.willDisappear)
    withWindow(root) { window in
      let late = UIViewController()
      root.work = { [unowned root] in
        root.present(late, animated: false)
        pass()
      }
      let next = UIViewController()
      window.rootViewController = next
      pass()
      #expect(isAtRest(late) && late.presentingViewController == nil)
      #expect(window.subviews == [next.view])
    }
  }

  @Test(
    "a page does not appear when the one before takes the pages off the screen",
    arguments: [false, true])
  func pagesThatGo(animated: Bool) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, next) = (HookedController(.willDisappear), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    withWindow(pages) { window in
      first.work = { [unowned window] in window.rootViewController = UIViewController() }
      pages.setViewControllers([next], direction: .forward, animated: animated)
      pass()
      #expect(first.work == nil && isAtRest(first) && isAtRest(next))
      #expect(pages.viewControllers == [next] && pages.children == [next])
    }
  }

  @Test("a child that comes when another has appeared appears with their parent")
  func addedInDidAppear() {
    withWindow(UIViewController()) { window in
      let (parent, late) = (UIViewController(), UIViewController())
      let first = HookedController(.didAppear) { [unowned parent] in
        parent.addChild(late)
        parent.view.addSubview(late.view)
        late.didMove(toParent: parent)
      }
      parent.addChild(first)
      parent.view.addSubview(first.view)
      first.didMove(toParent: parent)
      window.rootViewController = parent
      pass()
      for controller in [parent, first, late] { #expect(controller.appearance.state == .appeared) }
    }
  }

  @Test("what is presented in the context of a child goes with the root")
  func presentedInContext() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    withWindow(root) { window in
      let (inContext, upon) = (UIViewController(), UIViewController())
      inContext.modalPresentationStyle = .currentContext
      child.present(inContext, animated: false)
      pass()
      inContext.present(upon, animated: false)
      pass()
      let next = UIViewController()
      window.rootViewController = next
      pass()
      for controller in [child, inContext, upon] { #expect(isAtRest(controller)) }
      #expect(window.subviews == [next.view])
    }
  }

  @Test("a completion presents nothing upon what goes with its root")
  func presentedInTearDown() {
    let root = UIViewController()
    withWindow(root) { window in
      let (lower, upper, late) = (UIViewController(), UIViewController(), UIViewController())
      root.present(lower, animated: false)
      pass()
      lower.present(upper, animated: false)
      pass()
      lower.dismiss(animated: true) { [unowned lower] in lower.present(late, animated: false) }
      CATransaction.flush()
      let next = UIViewController()
      window.rootViewController = next
      pass()
      for controller in [lower, upper, late] {
        #expect(isAtRest(controller) && controller.presentingViewController == nil)
      }
      #expect(window.subviews == [next.view])
    }
  }
}
