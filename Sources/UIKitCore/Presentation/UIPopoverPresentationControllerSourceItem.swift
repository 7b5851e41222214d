public import Foundation

/// What a popover can belong to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// In the coordinates of `referenceView`; null where the item does not show in it.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    window === referenceView.window ? convert(bounds, to: referenceView) : .null
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    viewInBar?.frame(in: referenceView) ?? .null
  }
}
