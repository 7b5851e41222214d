import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

/// What a display with a copy of a field's text edits, as UITextInput and the delegates of fields document it.
@MainActor @Suite struct `A display's edit` {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked: [String] = []
    var allows = true
    var onChange: () -> Void = {}

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) \(string)")
      return allows
    }

    func textViewDidChange(_ textView: UITextView) { onChange() }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  private let delegate = Delegate()

  init() {
    window.addSubview(field)
    window.isHidden = false
    field.delegate = delegate
    field.text = "I saw teh cat"
    field.becomeFirstResponder()
    Turn.current.commit()
  }

  /// What the display knows of the text that is edited in the window.
  private var told: (node: NodeID, text: EditableText)? {
    guard let tree = (UIApplication.shared.display as? HeadlessDisplay)?.tree else { return nil }
    var open = [window.nodeID]
    while let id = open.popLast() {
      guard let id, let node = tree[id] else { continue }
      if case .field(let field) = node.content.body, let text = field.editable { return (id, text) }
      open += node.children
    }
    return nil
  }

  private func edit(
    _ range: Range<Int>, _ replacement: String, base: Int? = nil, revision: Int = -1,
    selection: Range<Int>, isMarked: Bool = false, isAtCaret: Bool = false
  ) throws {
    let told = try #require(told)
    let edit = Edit(
      node: told.node, base: base ?? told.text.revision, revision: revision, range: range,
      replacement: replacement, selection: selection, isMarked: isMarked, isAtCaret: isAtCaret)
    UIApplication.shared.inputRouter.receive(.edit(edit), in: window)
  }

  private var caret: Int { field.editor.selection.upperBound }

  @Test func `corrects a word in the middle and leaves the caret at the end`() throws {
    let before = try #require(told?.text)
    #expect(before.string == "I saw teh cat" && before.selection == 13..<13)
    try edit(6..<9, "the", selection: 13..<13)
    #expect(field.text == "I saw the cat")
    #expect(delegate.asked == ["6+3 the"])
    #expect(caret == 13)
    let after = try #require(told?.text)
    #expect(after.string == "I saw the cat" && after.revision > before.revision)
  }

  @Test func `is told again what it has, if the delegate refuses`() throws {
    delegate.allows = false
    try edit(6..<9, "the", selection: 13..<13)
    #expect(field.text == "I saw teh cat" && caret == 13)
    // What was typed meanwhile, in the text that the display took for corrected.
    delegate.allows = true
    try edit(10..<13, "dog", base: -1, revision: -2, selection: 13..<13)
    #expect(field.text == "I saw teh dog")
    #expect(delegate.asked == ["6+3 the", "10+3 dog"])
  }

  @Test func `goes where its words are, after the app changed others`() throws {
    let old = try #require(told?.text.revision)
    field.text = "Yesterday I saw teh cat"
    try edit(6..<9, "the", base: old, selection: 13..<13)
    #expect(field.text == "Yesterday I saw the cat" && caret == 23)
    #expect(delegate.asked == ["16+3 the"])
  }

  @Test func `is refused where the app changed the same words`() throws {
    let old = try #require(told?.text.revision)
    field.text = "I saw ten cats"
    try edit(6..<9, "the", base: old, selection: 13..<13)
    #expect(field.text == "I saw ten cats")
    #expect(delegate.asked.isEmpty)
    #expect(told?.text.string == "I saw ten cats")
  }

  @Test(
    arguments: [
      (12..<14, 0..<0), (7..<9, 0..<0), (6..<7, 0..<0), (0..<1, 14..<14), (14..<14, 0..<0),
    ])
  func `is refused at places that the text does not have`(range: Range<Int>, selection: Range<Int>)
    throws
  {
    field.text = "I saw 😀 cats"
    Turn.current.commit()
    try edit(range, "", selection: selection)
    #expect(field.text == "I saw 😀 cats")
    #expect(delegate.asked.isEmpty)
  }

  @Test func `types and deletes at the caret, wherever the app put it`() throws {
    let old = try #require(told?.text.revision)
    field.text = "Cat"
    try edit(13..<13, "s", base: old, selection: 14..<14, isAtCaret: true)
    #expect(field.text == "Cats")
    try edit(13..<14, "", base: -1, revision: -2, selection: 13..<13, isAtCaret: true)
    #expect(field.text == "Cat")
    #expect(delegate.asked == ["3+0 s", "3+1 "])
  }

  @Test func `that types goes on in the field that has the keyboard by then`() throws {
    let old = try #require(told)
    let next = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
    window.addSubview(next)
    next.becomeFirstResponder()
    for (text, isAtCaret) in [("a", true), ("b", false)] {
      let edit = Edit(
        node: old.node, base: old.text.revision, revision: -1, range: 13..<13, replacement: text,
        selection: 14..<14, isAtCaret: isAtCaret)
      UIApplication.shared.inputRouter.receive(.edit(edit), in: window)
    }
    #expect(field.text == "I saw teh cat")
    #expect(next.text == "a")
  }

  @Test func `marks what is composed, and settles on it`() throws {
    try edit(13..<13, "k", selection: 14..<14, isMarked: true, isAtCaret: true)
    #expect(field.text == "I saw teh catk")
    #expect(field.markedTextRange?.offsets == 13..<14)
    try edit(
      13..<14, "kyo", base: -1, revision: -2, selection: 14..<16, isMarked: true)
    #expect(field.markedTextRange?.offsets == 13..<16)
    #expect(field.selectedTextRange?.offsets == 14..<16)
    #expect(delegate.asked.isEmpty)
    try edit(13..<16, "京", base: -2, revision: -3, selection: 14..<14)
    #expect(field.text == "I saw teh cat京" && caret == 14)
    #expect(field.markedTextRange == nil)
    #expect(delegate.asked == ["13+3 京"])
  }

  @Test func `marks a word again that was settled`() throws {
    try edit(6..<9, "thee", selection: 10..<10, isMarked: true)
    #expect(field.text == "I saw thee cat")
    #expect(field.markedTextRange?.offsets == 6..<10 && caret == 10)
    try edit(6..<10, "", base: -1, revision: -2, selection: 6..<6)
    #expect(field.text == "I saw  cat" && field.markedTextRange == nil)
  }

  @Test func `goes on composing after the app changed the text`() throws {
    try edit(13..<13, "k", selection: 14..<14, isMarked: true, isAtCaret: true)
    field.text = "You: I saw teh catk"
    try edit(13..<14, "ky", base: -1, revision: -2, selection: 15..<15, isMarked: true)
    #expect(field.text == "You: I saw teh catky")
    #expect(field.markedTextRange?.offsets == 18..<20)
    field.text = "You"
    try edit(13..<15, "kyo", base: -2, revision: -3, selection: 16..<16, isMarked: true)
    #expect(field.text == "You" && field.markedTextRange == nil)
  }

  @Test func `moves the caret, and selects`() throws {
    try edit(6..<6, "", selection: 6..<9)
    #expect(field.selectedTextRange?.offsets == 6..<9)
    try edit(2..<2, "", revision: -2, selection: 2..<2)
    #expect(field.selectedTextRange?.offsets == 2..<2)
    #expect(delegate.asked.isEmpty)
  }

  @Test func `takes several words in one line`() throws {
    try edit(6..<9, "a\nb", selection: 13..<13)
    #expect(field.text == "I saw a b cat")
  }

  @Test func `leaves the caret where the app put it`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
    window.addSubview(view)
    view.text = "teh cat"
    view.delegate = delegate
    view.becomeFirstResponder()
    delegate.onChange = { view.selectedRange = NSRange(location: 1, length: 2) }
    Turn.current.commit()
    try edit(0..<3, "the\n", selection: 8..<8)
    #expect(view.text == "the\n cat")
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
  }

  @Test func `is not offered for secrets, and while nothing is edited`() {
    field.isSecureTextEntry = true
    Turn.current.commit()
    #expect(told == nil)
    field.isSecureTextEntry = false
    Turn.current.commit()
    #expect(told != nil)
    field.resignFirstResponder()
    Turn.current.commit()
    #expect(told == nil)
  }
}
