public import Foundation

/// Follows the events of an alert view.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user taps a button, before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Called before the alert appears, and when the user edits one of its text fields.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
