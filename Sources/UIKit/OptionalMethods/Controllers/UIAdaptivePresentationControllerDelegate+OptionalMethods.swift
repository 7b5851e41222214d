public import UIKitCore

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public var adaptivePresentationStyle:
    _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle?
  { _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle(object: self) }

  @_disfavoredOverload public var presentationController:
    _UIAdaptivePresentationControllerDelegatePresentationController?
  { _UIAdaptivePresentationControllerDelegatePresentationController(object: self) }

  @_disfavoredOverload public var presentationControllerShouldDismiss:
    ((UIPresentationController) -> Bool)?
  {
    { self.presentationControllerShouldDismiss($0) }
  }

  @_disfavoredOverload public var presentationControllerWillDismiss:
    ((UIPresentationController) -> Void)?
  {
    { self.presentationControllerWillDismiss($0) }
  }

  @_disfavoredOverload public var presentationControllerDidDismiss:
    ((UIPresentationController) -> Void)?
  {
    { self.presentationControllerDidDismiss($0) }
  }

  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss:
    ((UIPresentationController) -> Void)?
  {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// Calls the methods of ``UIAdaptivePresentationControllerDelegate`` that begin with `adaptivePresentationStyle`.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle {
  fileprivate let object: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    object.adaptivePresentationStyle(for: controller)
  }

  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// Calls the methods of ``UIAdaptivePresentationControllerDelegate`` that begin with `presentationController`.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationControllerDelegatePresentationController {
  fileprivate let object: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    object.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    object.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    object.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
}
