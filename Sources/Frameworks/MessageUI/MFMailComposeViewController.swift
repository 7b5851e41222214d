public import UIKit

/// A view controller for editing and sending an email. There's no email account, so the user can only cancel it.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Returns `false`.
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var body = ""
  private var attachments: [String] = []

  open func setSubject(_ subject: String) {
    self.subject = subject
  }

  open func setToRecipients(_ toRecipients: [String]?) {
    recipients = toRecipients ?? []
  }

  open func setCcRecipients(_ ccRecipients: [String]?) {
    copies = ccRecipients ?? []
  }

  open func setBccRecipients(_ bccRecipients: [String]?) {
    blindCopies = bccRecipients ?? []
  }

  open func setMessageBody(_ body: String, isHTML: Bool) {
    self.body = body
  }

  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(filename)
  }

  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let draft = DraftViewController(title: subject.isEmpty ? "New Message" : subject) {
      [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    draft.show([
      ("To", line(recipients)), ("Cc", line(copies)), ("Bcc", line(blindCopies)),
      ("Subject", subject.isEmpty ? nil : subject), ("Attachments", line(attachments)),
      ("", body),
    ])
    setViewControllers([draft], animated: false)
  }

  private func line(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
