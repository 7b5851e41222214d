public import UIKit

/// Is told what became of a text message, and dismisses its view controller.
@preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
