public import UIKitCore

extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public var prepareForPopoverPresentation:
    ((UIPopoverPresentationController) -> Void)?
  {
    { self.prepareForPopoverPresentation($0) }
  }

  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool)?
  {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }

  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
