import Foundation
import UIKit
import UIKitCore

/// A container in which A appeared, and that changes to B.
@MainActor
final class ChangingContainer: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let container: UIViewController
  private let change: ContainerChange
  private let a: UIViewController
  private let b: UIViewController
  private var animator: RecordedAnimator?

  init(_ change: ContainerChange, _ recorder: Recorder) {
    self.change = change
    a = FlaggedController("A", recorder)
    b = FlaggedController("B", recorder)
    switch change {
    case .push: container = UINavigationController(rootViewController: a)
    case .pop:
      let navigation = UINavigationController()
      navigation.viewControllers = [b, a]
      container = navigation
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      container = tabs
    case .column:
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), a]
      container = split
    case .showColumn, .hideColumn:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(change == .hideColumn ? a : b, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.preferredDisplayMode = change == .showColumn ? .secondaryOnly : .oneBesideSecondary
      container = split
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([a], direction: .forward, animated: false)
      container = pages
    case .uncover, .unsheet: container = b
    case .exchange:
      container = UIViewController()
      container.addChild(a)
      container.view.addSubview(a.view)
      a.didMove(toParent: container)
    case .cover, .sheet, .root: container = a
    }
    super.init()
    guard change == .uncover || change == .unsheet else { return }
    a.modalPresentationStyle = change == .uncover ? .fullScreen : .pageSheet
    a.transitioningDelegate = self
  }

  /// Shows A on a container that is in a window.
  func prepare() {
    if change == .uncover || change == .unsheet { container.present(a, animated: false) }
  }

  func perform(_ way: ContainerChange.Way) {
    let animated = way != .still
    if way == .cancelled || animated && change == .tab {
      animator = RecordedAnimator(Recorder())
      animator?.cancels = way == .cancelled
    }
    switch change {
    case .push:
      navigation?.delegate = self
      navigation?.pushViewController(b, animated: animated)
    case .pop:
      if way == .cancelled {
        navigation?.beginInteractivePop()
        navigation?.conductor.interaction?.cancel()
      } else {
        navigation?.popViewController(animated: animated)
      }
    case .tab:
      let tabs = container as? UITabBarController
      tabs?.delegate = self
      tabs?.selectedIndex = 1
    case .column:
      let split = container as? UISplitViewController
      split?.showDetailViewController(b, sender: nil)
    case .showColumn: (container as? UISplitViewController)?.show(.primary)
    case .hideColumn: (container as? UISplitViewController)?.hide(.primary)
    case .page: turnPage(way)
    case .cover, .sheet:
      b.modalPresentationStyle = change == .cover ? .fullScreen : .pageSheet
      b.transitioningDelegate = self
      a.present(b, animated: animated)
    case .uncover, .unsheet: container.dismiss(animated: animated)
    case .root: a.view.window?.rootViewController = b
    case .exchange:
      container.addChild(b)
      a.willMove(toParent: nil)
      container.transition(from: a, to: b, duration: animated ? 0.3 : 0, animations: nil) {
        [a, b, container] _ in
        a.removeFromParent()
        b.didMove(toParent: container)
      }
    }
  }

  private var navigation: UINavigationController? { container as? UINavigationController }

  private func turnPage(_ way: ContainerChange.Way) {
    let pages = container as? UIPageViewController
    guard way == .cancelled else {
      pages?.setViewControllers([b], direction: .forward, animated: way == .animated)
      return
    }
    pages?.dataSource = self
    _ = pages?.conductor.hold(.forward)
    pages?.conductor.letGo(isTurned: false)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    animator
  }
}

extension ChangingContainer: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { b }
}
