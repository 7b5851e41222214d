public import Foundation

/// Follows the events of an action sheet.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user taps a button, before the sheet is dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
