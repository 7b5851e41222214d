public import UIKit

/// The method that reports the result of a text message, and in which the delegate dismisses the view controller.
@preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
