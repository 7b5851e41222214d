public import Foundation
public import UIKitCore

extension UIDocumentInteractionControllerDelegate {
  @_disfavoredOverload public var documentInteractionControllerViewControllerForPreview:
    ((UIDocumentInteractionController) -> UIViewController)?
  { { self.documentInteractionControllerViewControllerForPreview($0) } }

  @_disfavoredOverload public var documentInteractionControllerRectForPreview:
    ((UIDocumentInteractionController) -> CGRect)?
  { { self.documentInteractionControllerRectForPreview($0) } }

  @_disfavoredOverload public var documentInteractionControllerViewForPreview:
    ((UIDocumentInteractionController) -> UIView?)?
  { { self.documentInteractionControllerViewForPreview($0) } }

  @_disfavoredOverload public var documentInteractionControllerWillBeginPreview:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerWillBeginPreview($0) } }

  @_disfavoredOverload public var documentInteractionControllerDidEndPreview:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerDidEndPreview($0) } }

  @_disfavoredOverload public var documentInteractionControllerWillPresentOptionsMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerWillPresentOptionsMenu($0) } }

  @_disfavoredOverload public var documentInteractionControllerDidDismissOptionsMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerDidDismissOptionsMenu($0) } }

  @_disfavoredOverload public var documentInteractionControllerWillPresentOpenInMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerWillPresentOpenInMenu($0) } }

  @_disfavoredOverload public var documentInteractionControllerDidDismissOpenInMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerDidDismissOpenInMenu($0) } }

  @_disfavoredOverload public var documentInteractionController:
    _UIDocumentInteractionControllerDelegateDocumentInteractionController?
  { _UIDocumentInteractionControllerDelegateDocumentInteractionController(object: self) }
}

/// Calls the methods of ``UIDocumentInteractionControllerDelegate`` that begin with `documentInteractionController`.
@preconcurrency @MainActor
public struct _UIDocumentInteractionControllerDelegateDocumentInteractionController {
  fileprivate let object: any UIDocumentInteractionControllerDelegate

  public func callAsFunction(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {
    object.documentInteractionController(controller, willBeginSendingToApplication: application)
  }

  public func callAsFunction(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {
    object.documentInteractionController(controller, didEndSendingToApplication: application)
  }
}
