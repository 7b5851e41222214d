import Testing
import UIKit

/// Alert views and action sheets, which tell their delegates in the order that Apple documents.
@MainActor @Suite("Alert views and action sheets") struct NumberedAlertTests {
  final class Witness: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var log: [String] = []
    var clicked: ((Int) -> Void)?
    var isFirstOtherEnabled = true

    func willPresent(_ alertView: UIAlertView) { log.append("will present") }
    func didPresent(_ alertView: UIAlertView) { log.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(buttonIndex)")
      clicked?(buttonIndex)
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      log.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      isFirstOtherEnabled
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.append("sheet clicked \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("sheet did dismiss \(buttonIndex)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  let witness = Witness()
  let root = UIViewController()

  private var shown: UIAlertController? { root.presentedViewController as? UIAlertController }

  private func tap(_ title: String) {
    guard let shown, let action = shown.actions.first(where: { $0.title == title }) else { return }
    shown.choose(action)
  }

  private func alert() -> UIAlertView {
    UIAlertView(
      title: "Title", message: "Message", delegate: witness, cancelButtonTitle: "Cancel",
      otherButtonTitles: "One", "Two")
  }

  @Test func `buttons are numbered, that for canceling first`() {
    let alert = alert()
    #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1 && alert.buttonTitle(at: 2) == "Two")
    #expect(alert.addButton(withTitle: "Three") == 3)
    let plain = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: nil)
    #expect(plain.cancelButtonIndex == -1 && plain.firstOtherButtonIndex == -1)
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "One")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == 2 && sheet.numberOfButtons == 3)
  }

  @Test func `a tap is told before the alert goes, and its going before and after`() {
    withWindow(root) { _ in
      let alert = alert()
      alert.show()
      #expect(alert.isVisible && shown?.title == "Title" && shown?.message == "Message")
      pass()
      #expect(witness.take() == ["will present", "did present"])
      tap("One")
      #expect(witness.take() == ["clicked 1", "will dismiss 1"])
      #expect(!alert.isVisible)
      pass()
      #expect(witness.take() == ["did dismiss 1"])
      #expect(shown == nil)
    }
  }

  @Test func `an alert goes without a tap`() {
    withWindow(root) { _ in
      let alert = alert()
      alert.show()
      pass()
      _ = witness.take()
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      pass()
      #expect(witness.take() == ["will dismiss 0", "did dismiss 0"])
      alert.show()
      #expect(alert.isVisible)
    }
  }

  @Test func `the next alert shows once the last is gone`() {
    withWindow(root) { _ in
      let next = UIAlertView(title: "Next", message: nil, delegate: nil, cancelButtonTitle: "OK")
      witness.clicked = { _ in next.show() }
      alert().show()
      pass()
      tap("Two")
      pass(3)
      #expect(shown?.title == "Next" && next.isVisible)
      #expect(witness.take().suffix(3) == ["clicked 2", "will dismiss 2", "did dismiss 2"])
    }
  }

  @Test func `an alert has the fields of its style`() {
    let alert = alert()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    witness.isFirstOtherEnabled = false
    withWindow(root) { _ in
      alert.show()
      pass()
      #expect(shown?.textFields?.count == 2)
      #expect(shown?.actions.map(\.isEnabled) == [true, false, true])
      witness.isFirstOtherEnabled = true
      alert.textField(at: 0)?.sendActions(for: .editingChanged)
      #expect(shown?.actions.map(\.isEnabled) == [true, true, true])
    }
  }

  @Test func `an action sheet shows in its view's window`() {
    withWindow(root) { _ in
      let sheet = UIActionSheet(
        title: "Title", delegate: witness, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete")
      sheet.show(in: root.view)
      #expect(shown?.preferredStyle == .actionSheet)
      #expect(shown?.actions.map(\.style) == [.destructive, .cancel])
      pass()
      tap("Delete")
      pass()
      #expect(witness.take() == ["sheet clicked 0", "sheet did dismiss 0"])
    }
  }

  @Test func `an alert view is freed`() {
    weak var freed: UIAlertView?
    withWindow(root) { _ in
      let alert = alert()
      freed = alert
      alert.show()
      pass()
      tap("Cancel")
      pass()
    }
    #expect(freed == nil)
  }
}
