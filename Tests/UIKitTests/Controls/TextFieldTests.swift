import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A text field` {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let log = Log()

  /// Writes down what it is asked and told.
  final class Delegate: NSObject, UITextFieldDelegate {
    let log: Log
    var allowsBegin = true
    var allowsEnd = true
    var change: ((NSRange, String) -> Bool)?

    init(_ log: Log) { self.log = log }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.entries.append("should begin")
      return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.entries.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.entries.append("should end")
      return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.entries.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.entries.append("should change \(range.location)+\(range.length) «\(string)»")
      return change?(range, string) ?? true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      log.entries.append("did change selection")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.entries.append("should return")
      return true
    }
  }

  private func recordEvents() {
    field.record(
      ("begin event", .editingDidBegin), ("changed event", .editingChanged),
      ("end event", .editingDidEnd), ("exit event", .editingDidEndOnExit), in: log)
  }

  @Test func `tells the style of the first character until it has plain text`() {
    field.attributedText = NSAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.systemRed])
    #expect(field.font?.pointSize == 9 && field.textColor == .systemRed)
    field.text = "b"
    #expect(field.font?.pointSize == 17 && field.textColor == .label)
  }

  @Test func `ignores Return while it is empty, if it enables the key automatically`() {
    let delegate = Delegate(log)
    let view = UITextView()
    let screen = Screen(field)
    field.addSubview(view)
    field.enablesReturnKeyAutomatically = true
    view.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    field.delegate = delegate
    #expect(field.handle(KeyPress(.enter)))
    field.typeText("\n")
    #expect(log.entries.isEmpty)
    field.text = "a"
    #expect(field.handle(KeyPress(.enter)))
    #expect(log.entries.contains("should return"))
    view.becomeFirstResponder()
    view.typeText("\n")
    #expect(view.text == "")
    view.text = "a"
    view.typeText("\n")
    #expect(view.text == "a\n")
    withExtendedLifetime((screen, delegate)) {}
  }

  @Test func `gives text and placeholder a font that is set later`() {
    let small = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 9)]
    field.attributedText = NSAttributedString(string: "a", attributes: small)
    field.attributedPlaceholder = NSAttributedString(string: "b", attributes: small)
    field.font = .systemFont(ofSize: 30)
    #expect(field.font?.pointSize == 30)
    let font = field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }

  @Test func `shows all of its default attributes`() {
    field.defaultTextAttributes = [.kern: 3, .font: UIFont.systemFont(ofSize: 9)]
    field.text = "ab"
    #expect(field.shownField.text.runs.map(\.kern) == [3])
    #expect(field.font?.pointSize == 9 && field.textColor == .label)
    #expect(field.defaultTextAttributes[.kern] as? Int == 3)
    #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
  }

  @Test func `shows its background in place of its border`() throws {
    field.borderStyle = .roundedRect
    #expect(field.standardBox != nil)
    let (image, disabled) = (UIImage(), UIImage())
    field.disabledBackground = disabled
    #expect(field.standardBox != nil && field.subviews.allSatisfy { !($0 is UIImageView) })
    field.background = image
    field.layoutIfNeeded()
    let view = try #require(field.subviews.first as? UIImageView)
    #expect(view.image === image && view.frame == field.bounds)
    #expect(field.standardBox == nil)
    field.isEnabled = false
    #expect(view.image === disabled)
    field.background = nil
    #expect(view.image == nil && field.standardBox != nil)
  }

  @Test func `begins and ends editing in UIKit's order`() {
    let delegate = Delegate(log)
    field.delegate = delegate
    recordEvents()
    let screen = Screen(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(log.entries == ["should begin", "did begin", "begin event"])
    log.entries = []
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    #expect(log.entries == ["should end", "did end", "end event"])
    withExtendedLifetime(screen) {}
  }

  @Test func `asks the next field before the one that is edited lets go`() {
    let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    let delegate = Delegate(log)
    let screen = Screen(field, other)
    field.becomeFirstResponder()
    field.delegate = delegate
    other.delegate = delegate
    other.becomeFirstResponder()
    #expect(log.entries == ["should begin", "should end", "did end", "did begin"])
    log.entries = []
    delegate.allowsEnd = false
    #expect(!field.becomeFirstResponder())
    #expect(other.isEditing && !field.isEditing)
    withExtendedLifetime(screen) {}
  }

  @Test func `is not edited where its delegate does not want it`() {
    let delegate = Delegate(log)
    delegate.allowsBegin = false
    field.delegate = delegate
    let screen = Screen(field)
    screen.tap(field)
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func `begins to be edited by a tap`() {
    let screen = Screen(field)
    screen.tap(field)
    #expect(field.isEditing)
  }

  @Test func `asks, changes and tells when a person types`() {
    let delegate = Delegate(log)
    let screen = Screen(field)
    field.becomeFirstResponder()
    field.delegate = delegate
    recordEvents()
    field.typeText("a")
    #expect(
      log.entries == ["should change 0+0 «a»", "did change selection", "changed event"])
    #expect(field.text == "a")
    withExtendedLifetime(screen) {}
  }

  @Test func `stays as it is where its delegate refuses a change`() {
    let delegate = Delegate(log)
    delegate.change = { _, string in string != "x" }
    let screen = Screen(field)
    field.becomeFirstResponder()
    field.delegate = delegate
    recordEvents()
    field.typeText("x")
    #expect(field.text == "")
    #expect(log.entries == ["should change 0+0 «x»"])
    withExtendedLifetime(screen) {}
  }

  @Test func `tells nobody of a change by code`() {
    let delegate = Delegate(log)
    field.delegate = delegate
    recordEvents()
    field.text = "code"
    #expect(log.entries.isEmpty)
    #expect(field.text == "code")
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `names ranges in UTF-16 units and deletes whole characters`() {
    let delegate = Delegate(log)
    let screen = Screen(field)
    field.text = "né👨‍👩‍👧e\u{301}"
    field.becomeFirstResponder()
    field.delegate = delegate
    _ = field.handle(KeyPress(.backspace))
    #expect(log.entries.first == "should change 10+2 «»")
    _ = field.handle(KeyPress(.backspace))
    #expect(field.text == "né")
    #expect(log.entries.contains("should change 2+8 «»"))
    withExtendedLifetime(screen) {}
  }

  @Test func `joins an accent to the letter before it`() {
    let screen = Screen(field)
    field.becomeFirstResponder()
    field.typeText("e")
    field.typeText("\u{301}")
    field.typeText("t")
    #expect(field.text == "e\u{301}t")
    _ = field.handle(KeyPress(.backspace))
    _ = field.handle(KeyPress(.backspace))
    #expect(field.text == "")
    withExtendedLifetime(screen) {}
  }

  @Test(
    arguments: [
      ([KeyPress(.home)], 0), ([KeyPress(.left)], 16),
      ([KeyPress(.left, modifiers: .alternate)], 13),
      ([KeyPress(.character("a"), modifiers: .control)], 0),
      ([KeyPress(.home), KeyPress(.right, modifiers: .control)], 5),
      ([KeyPress(.home), KeyPress(.end)], 17),
    ])
  func `moves the caret by keys`(keys: [KeyPress], place: Int) {
    let screen = Screen(field)
    field.text = "swift and ui kits"
    field.becomeFirstResponder()
    for key in keys { #expect(field.handle(key)) }
    let start = field.selectedTextRange!.start
    #expect(field.offset(from: field.beginningOfDocument, to: start) == place)
    withExtendedLifetime(screen) {}
  }

  @Test func `deletes words and to the ends of the line by keys`() {
    let screen = Screen(field)
    field.text = "one two three"
    field.becomeFirstResponder()
    _ = field.handle(KeyPress(.character("w"), modifiers: .control))
    #expect(field.text == "one two ")
    _ = field.handle(KeyPress(.left, modifiers: .control))
    _ = field.handle(KeyPress(.character("k"), modifiers: .control))
    #expect(field.text == "one ")
    _ = field.handle(KeyPress(.character("u"), modifiers: .control))
    #expect(field.text == "")
    withExtendedLifetime(screen) {}
  }

  @Test func `replaces what is selected by typing`() {
    let screen = Screen(field)
    field.text = "old text"
    field.becomeFirstResponder()
    _ = field.handle(KeyPress(.home))
    for _ in 0..<3 { _ = field.handle(KeyPress(.right, modifiers: .shift)) }
    #expect(field.text(in: field.selectedTextRange!) == "old")
    field.typeText("new")
    #expect(field.text == "new text")
    _ = field.handle(KeyPress(.character("a"), modifiers: .command))
    _ = field.handle(KeyPress(.delete))
    #expect(field.text == "")
    withExtendedLifetime(screen) {}
  }

  @Test func `sends the exit event for return and ends editing only if somebody waits for it`() {
    let delegate = Delegate(log)
    let screen = Screen(field)
    field.becomeFirstResponder()
    field.delegate = delegate
    #expect(field.handle(KeyPress(.enter)))
    #expect(log.entries == ["should return"])
    #expect(field.isEditing)
    recordEvents()
    log.entries = []
    _ = field.handle(KeyPress(.enter))
    #expect(log.entries == ["should return", "exit event", "should end", "did end", "end event"])
    withExtendedLifetime(screen) {}
  }

  @Test func `leaves keys to others that mean nothing in a line of text`() {
    let screen = Screen(field)
    field.becomeFirstResponder()
    for key in [KeyPress.Key.up, .down, .tab, .escape, .pageDown] {
      #expect(!field.handle(KeyPress(key)))
    }
    withExtendedLifetime(screen) {}
  }

  @Test func `puts the caret where it is tapped`() {
    onCells {
      field.text = "Portico"
      let screen = Screen(field)
      screen.tap(field, at: CGPoint(x: 3 * 8 + 1, y: 8))
      #expect(
        field.selectedTextRange
          == field.position(at: 3).flatMap { field.textRange(from: $0, to: $0) })
      #expect(field.caretRect(for: field.position(at: 4)!).minX == 32)
    }
  }

  @Test func `keeps a selection that is set before the field is edited`() {
    field.text = "12345"
    #expect(field.selectedTextRange == nil)
    let place = field.position(from: field.endOfDocument, offset: -2)!
    field.selectedTextRange = field.textRange(from: place, to: place)
    #expect(field.selectedTextRange?.end == place)
    let screen = Screen(field)
    field.becomeFirstResponder()
    #expect(field.selectedTextRange?.end == field.endOfDocument)
    field.resignFirstResponder()
    #expect(field.selectedTextRange == nil)
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.selectedTextRange = nil
    #expect(field.selectedTextRange == nil)
    withExtendedLifetime(screen) {}
  }

  @Test func `moves long text so that the caret shows, and takes taps where they are`() {
    onCells {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
      field.text = "0123456789abcdef"
      let screen = Screen(field)
      field.becomeFirstResponder()
      screen.window.layoutIfNeeded()
      #expect(field.caretRect(for: field.endOfDocument).minX == 72)
      screen.tap(field, at: CGPoint(x: 1, y: 8))
      #expect(
        field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 7)
      _ = field.handle(KeyPress(.home))
      screen.window.layoutIfNeeded()
      #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    }
  }

  @Test func `is left off when it is taken out of its window`() {
    let delegate = Delegate(log)
    delegate.allowsEnd = false
    let screen = Screen(field)
    field.becomeFirstResponder()
    field.delegate = delegate
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(log.entries == ["should end", "did end"])
    withExtendedLifetime(screen) {}
  }

  @Test func `posts its notifications`() {
    let screen = Screen(field)
    let center = NotificationCenter.default
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    nonisolated(unsafe) var seen: [Notification.Name] = []
    let tokens = names.map { name in
      center.addObserver(forName: name, object: field, queue: nil) { _ in seen.append(name) }
    }
    field.becomeFirstResponder()
    field.typeText("a")
    field.resignFirstResponder()
    #expect(seen == names)
    tokens.forEach(center.removeObserver)
    withExtendedLifetime(screen) {}
  }

  @Test func `lets a subclass watch deletion in an empty field`() {
    final class Code: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let field = Code(frame: field.frame)
    let screen = Screen(field)
    field.becomeFirstResponder()
    _ = field.handle(KeyPress(.backspace))
    #expect(field.deletions == 1)
    withExtendedLifetime(screen) {}
  }

  @Test func `text is not dragged, which an app may ask not to be`() {
    let inputs = [UITextField().textDragInteraction, UITextView().textDragInteraction]
    for input in inputs { input?.isEnabled = false }
    #expect(inputs == [nil, nil])
    #expect(UITextField().textDropInteraction == nil && UITextView().textDropInteraction == nil)
  }
}

extension UITextField {
  fileprivate func position(at offset: Int) -> UITextPosition? {
    position(from: beginningOfDocument, offset: offset)
  }
}
