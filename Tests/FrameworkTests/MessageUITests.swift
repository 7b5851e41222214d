import MessageUI
import PorticoTesting
import Testing

@MainActor @Suite("MessageUI") struct MessageUITests {
  final class Log: NSObject, @preconcurrency MFMailComposeViewControllerDelegate,
    @preconcurrency MFMessageComposeViewControllerDelegate
  {
    var results: [String] = []

    @MainActor func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      results.append("mail \(result)")
      controller.dismiss(animated: false)
    }
    @MainActor func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      results.append("text \(result)")
      controller.dismiss(animated: false)
    }
  }

  @Test("nothing can be sent or attached")
  func abilities() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendAttachments())
    let text = MFMessageComposeViewController()
    #expect(!text.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a.png"))
  }

  @Test("a mail shows what it would send, and can only be cancelled")
  func mail() async throws {
    let log = Log()
    let root = UIViewController()
    let screen = Screen(root)
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = log
    mail.setToRecipients(["ann@example.com", "bob@example.com"])
    mail.setSubject("Feedback")
    mail.setMessageBody("It works.", isHTML: false)
    mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
    root.present(mail, animated: false)
    try await screen.wait(containing: "It works.")
    #expect(screen.shows(containing: "To: ann@example.com, bob@example.com"))
    #expect(
      screen.shows(containing: "Subject: Feedback")
        && screen.shows(containing: "Attachments: log.txt"))
    #expect(!screen.shows(containing: "Cc:"))
    #expect(mail.topViewController?.navigationItem.rightBarButtonItem?.isEnabled == false)
    try await screen.tap("Cancel")
    try await screen.settle()
    #expect(log.results == ["mail cancelled"] && root.presentedViewController == nil)
    screen.close()
  }

  @Test("a text message shows what it would send, and can only be cancelled")
  func text() async throws {
    let log = Log()
    let root = UIViewController()
    let screen = Screen(root)
    let text = MFMessageComposeViewController()
    text.messageComposeDelegate = log
    text.recipients = ["555"]
    text.body = "Come over"
    root.present(text, animated: false)
    try await screen.wait(containing: "Come over")
    #expect(screen.shows(containing: "To: 555"))
    try await screen.tap("Cancel")
    try await screen.settle()
    #expect(log.results == ["text cancelled"])
    screen.close()
  }
}
