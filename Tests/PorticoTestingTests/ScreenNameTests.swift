import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A name on a screen") struct ScreenNameTests {
  private final class ListController: UIViewController {
    private(set) var taps: [String] = []

    /// Adds a button below the others.
    @discardableResult func add(_ title: String, isEnabled: Bool = true) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.isEnabled = isEnabled
      button.addAction(
        UIAction { [weak self] _ in self?.taps.append(title) }, for: .primaryActionTriggered)
      place(button)
      return button
    }

    func add(label text: String) {
      let label = UILabel()
      label.text = text
      place(label)
    }

    func place(_ part: UIView) {
      part.frame = CGRect(x: 16, y: 16 + 32 * view.subviews.count, width: 200, height: 32)
      view.addSubview(part)
    }
  }

  private let controller = ListController()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  private func failure(_ step: () async throws -> Void) async -> String {
    do {
      try await step()
      return "nothing failed"
    } catch {
      return "\(error)"
    }
  }

  @Test("is a whole text, in its case, unless a part is asked for")
  func whole() async throws {
    controller.add(label: "11 notes")
    controller.add("Delete all")
    #expect(!screen.shows("1 note") && !screen.shows("11 Notes"))
    #expect(screen.shows("11 notes") && screen.shows(containing: "1 note"))
    await #expect(throws: (any Error).self) {
      try await screen.wait(for: "1 note", timeout: .milliseconds(1))
    }
    try await screen.wait(containing: "1 note")
    let tap = await failure { try await screen.tap("Dele") }
    #expect(
      tap.hasPrefix("Nothing on screen is called \"Dele\". These can be tapped: \"Delete all\"."))
    #expect(controller.taps.isEmpty)
    try await screen.tap(containing: "Dele")
    #expect(controller.taps == ["Delete all"])
    screen.close()
  }

  @Test("that two buttons have is told with both")
  func ambiguity() async throws {
    controller.add("Delete").accessibilityIdentifier = "first"
    controller.add("Delete", isEnabled: false)
    let tap = await failure { try await screen.tap("Delete") }
    #expect(
      tap.hasPrefix(
        """
        2 things on screen are called "Delete":
        - UIButton called "first" at (16, 16)
        - UIButton at (16, 48), disabled

        """))
    #expect(controller.taps.isEmpty)
    try await screen.tap("first")
    #expect(controller.taps == ["Delete"])
    screen.close()
  }

  @Test("means the button beside a text that says the same, and not what is covered")
  func reachable() async throws {
    controller.add(label: "Delete")
    let covered = controller.add("Delete")
    controller.add("Delete")
    let cover = UIView(frame: covered.frame)
    controller.view.addSubview(cover)
    try await screen.tap("Delete")
    #expect(controller.taps == ["Delete"])
    screen.close()
  }

  @Test("of what is disabled can't be tapped or typed into")
  func disabled() async throws {
    controller.add("Delete", isEnabled: false)
    controller.add("Archive").isUserInteractionEnabled = false
    let field = UITextField()
    field.placeholder = "Name"
    field.isEnabled = false
    controller.place(field)
    for name in ["Delete", "Archive"] {
      let tap = await failure { try await screen.tap(name) }
      #expect(tap.hasPrefix("\"\(name)\" is disabled."))
    }
    let type = await failure { try await screen.type("x", into: "Name") }
    #expect(type.hasPrefix("\"Name\" is disabled."))
    #expect(controller.taps.isEmpty && field.text == "")
    screen.close()
  }

  @Test("of a field is that of one field; a label's belongs to the nearest")
  func fields() async throws {
    let fields = (0..<3).map { _ in UITextField() }
    controller.add(label: "Name")
    controller.place(fields[0])
    controller.place(fields[1])
    try await screen.type("Ada", into: "Name")
    #expect(fields.map(\.text) == ["Ada", "", ""])
    controller.add(label: "Name")
    controller.place(fields[2])
    let type = await failure { try await screen.type("x", into: "Name") }
    #expect(type.hasPrefix("2 things on screen are called \"Name\":\n- UITextField at (16, 48)\n"))
    screen.close()
  }

  @Test("of a field may stand a row lower to its left, where rows round")
  func neighbouringRow() async throws {
    let field = UITextField(frame: CGRect(x: 160, y: 96, width: 160, height: 16))
    let label = UILabel(frame: CGRect(x: 16, y: 112, width: 96, height: 16))
    let title = UILabel(frame: CGRect(x: 160, y: 32, width: 96, height: 16))
    (label.text, title.text) = ("Name", "Person")
    for view in [field, label, title] { controller.view.addSubview(view) }
    try await screen.type("Ada", into: "Name")
    #expect(field.text == "Ada")
    await #expect(throws: (any Error).self) { try await screen.type("x", into: "Person") }
    screen.close()
  }

  private final class Keys: NSObject, UITextFieldDelegate {
    var pressed: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      pressed.append(string)
      return string != "-"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      pressed.append("return")
      return true
    }
  }

  @Test("is typed into key by key, and replaced without being empty in between")
  func keys() async throws {
    let keys = Keys()
    let field = UITextField()
    var texts: [String?] = []
    field.accessibilityIdentifier = "code"
    field.delegate = keys
    field.addAction(UIAction { [weak field] _ in texts.append(field?.text) }, for: .editingChanged)
    controller.place(field)
    try await screen.type("1-2\n", into: "code")
    #expect(keys.pressed == ["1", "-", "2", "return"])
    #expect(texts == ["1", "12"])
    try await screen.replace("code", with: "34")
    try await screen.replace("code", with: "")
    #expect(texts == ["1", "12", "3", "34", ""])
    screen.close()
  }
}
