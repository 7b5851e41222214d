public import Foundation

/// The source of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in the coordinates of `referenceView`, or null if the item isn't displayed in it.
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
