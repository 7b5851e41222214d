public import UIKitCore

extension UISplitViewControllerDelegate {
  @_disfavoredOverload public var splitViewController:
    _UISplitViewControllerDelegateSplitViewController?
  { _UISplitViewControllerDelegateSplitViewController(object: self) }

  @_disfavoredOverload public var targetDisplayModeForAction:
    _UISplitViewControllerDelegateTargetDisplayModeForAction?
  { _UISplitViewControllerDelegateTargetDisplayModeForAction(object: self) }

  @_disfavoredOverload public var primaryViewController:
    _UISplitViewControllerDelegatePrimaryViewController?
  { _UISplitViewControllerDelegatePrimaryViewController(object: self) }

  @_disfavoredOverload public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)?
  {
    { self.splitViewControllerDidCollapse($0) }
  }

  @_disfavoredOverload public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }

  @_disfavoredOverload public var splitViewControllerInteractivePresentationGestureWillBegin:
    ((UISplitViewController) -> Void)?
  {
    { self.splitViewControllerInteractivePresentationGestureWillBegin($0) }
  }

  @_disfavoredOverload public var splitViewControllerInteractivePresentationGestureDidEnd:
    ((UISplitViewController) -> Void)?
  {
    { self.splitViewControllerInteractivePresentationGestureDidEnd($0) }
  }

  @_disfavoredOverload public var splitViewControllerSupportedInterfaceOrientations:
    ((UISplitViewController) -> UIInterfaceOrientationMask)?
  {
    { self.splitViewControllerSupportedInterfaceOrientations($0) }
  }

  @_disfavoredOverload public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    ((UISplitViewController) -> UIInterfaceOrientation)?
  {
    { self.splitViewControllerPreferredInterfaceOrientationForPresentation($0) }
  }
}

/// Calls the methods of ``UISplitViewControllerDelegate`` that begin with `splitViewController`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegateSplitViewController {
  fileprivate let object: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    object.splitViewController(svc, willChangeTo: displayMode)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    object.splitViewController(splitViewController, show: vc, sender: sender)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    object.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    object.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    object.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    object.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    object.splitViewController(svc, willShow: column)
  }

  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    object.splitViewController(svc, willHide: column)
  }
}

/// Calls the methods of ``UISplitViewControllerDelegate`` that begin with `targetDisplayModeForAction`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegateTargetDisplayModeForAction {
  fileprivate let object: any UISplitViewControllerDelegate

  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    object.targetDisplayModeForAction(in: svc)
  }
}

/// Calls the methods of ``UISplitViewControllerDelegate`` that begin with `primaryViewController`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegatePrimaryViewController {
  fileprivate let object: any UISplitViewControllerDelegate

  public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    object.primaryViewController(forCollapsing: splitViewController)
  }

  public func callAsFunction(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    object.primaryViewController(forExpanding: splitViewController)
  }
}
