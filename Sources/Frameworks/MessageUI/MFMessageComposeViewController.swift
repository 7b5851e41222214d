public import UIKit

/// A view controller for editing and sending a text message. There's no phone, so the user can only cancel it.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Returns `false`.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open var attachments: [[AnyHashable: Any]]? { nil }

  open func disableUserAttachments() {}

  /// Returns `false`, because nothing can be attached.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Returns `false`, because nothing can be attached.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let draft = DraftViewController(title: "New Message") { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    draft.show([
      ("To", recipients?.joined(separator: ", ")), ("Subject", subject), ("", body),
    ])
    setViewControllers([draft], animated: false)
  }
}

extension NSNotification.Name {
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange =
    NSNotification.Name(
      "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
