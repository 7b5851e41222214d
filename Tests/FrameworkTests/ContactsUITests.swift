import ContactsUI
import PorticoTesting
import Testing

@MainActor @Suite("ContactsUI") struct ContactsUITests {
  final class Log: NSObject, CNContactPickerDelegate {
    var steps: [String] = []

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { steps.append("cancel") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      steps.append("select")
    }
  }

  @Test("a picker is empty and canceled by its button")
  func canceling() async throws {
    let log = Log()
    let root = UIViewController()
    let screen = Screen(root)
    let picker = CNContactPickerViewController()
    picker.delegate = log
    root.present(picker, animated: false)
    try await screen.wait(for: "No Contacts")
    try await screen.tap("Cancel")
    try await screen.settle()
    #expect(log.steps == ["cancel"] && root.presentedViewController == nil)
    screen.close()
  }
}
