import DisplayInterface
import Testing
import UIKitCore

/// Which of a display's edits happen, and where, once the text became another.
@Suite struct `A history of texts` {
  /// A history as an object, whose changes can be part of an expectation.
  private final class History {
    private var texts = TextHistory()
    func tell(_ editor: TextEditor) -> EditableText? { texts.tell(editor) }
    func follow(_ edit: Edit) -> Bool { texts.follow(edit) }
    func forget() { texts.forget() }
    func find(_ range: Range<Int>, of revision: Int, in present: String) -> Range<Int>? {
      texts.find(range, of: revision, in: present)
    }
  }

  private func edit(
    _ range: Range<Int>, _ replacement: String, base: Int = 1, revision: Int = -1,
    selection: Range<Int> = 0..<0
  ) -> Edit {
    Edit(
      node: NodeID(rawValue: 1), base: base, revision: revision, range: range,
      replacement: replacement, selection: selection)
  }

  private func editor(_ text: String) -> TextEditor {
    var editor = TextEditor()
    editor.setText(text)
    return editor
  }

  @Test func `has a revision that grows with every change of text or selection`() throws {
    let history = History()
    var editor = editor("word")
    let first = try #require(history.tell(editor))
    #expect(first == EditableText(revision: 1, string: "word", selection: 4..<4))
    #expect(history.tell(editor)?.revision == 1)
    editor.select(0..<4)
    #expect(
      history.tell(editor) == EditableText(revision: 2, string: "word", selection: 0..<4))
    editor.setText("words")
    #expect(history.tell(editor)?.revision == 3)
    // Equal as strings, but not in their units.
    editor.setText("é")
    editor.select(0..<0)
    #expect(history.tell(editor)?.revision == 4)
    editor.setText("e\u{301}")
    editor.select(0..<0)
    #expect(history.tell(editor)?.revision == 5)
  }

  @Test(
    arguments: [
      // Behind, before, around and in what became another.
      ("one two", "one big two", 4..<7, 8..<11), ("one two", "one two!", 4..<7, 4..<7),
      ("one two", "two", 4..<7, 0..<3), ("one two", "one", 0..<3, 0..<3),
      ("one two", "one twin", 4..<7, nil), ("one two", "1 two", 0..<3, nil),
      ("one two", "one or two", 0..<7, nil), ("one", "three", 0..<3, nil),
      ("one", "", 0..<3, nil), ("", "one", 0..<0, 3..<3), ("one", "one two", 3..<3, 7..<7),
      ("a😀b", "a😁b", 3..<4, 3..<4), ("a😀b", "a😁b", 1..<3, nil), ("a😀b", "a😁😀b", 0..<1, 0..<1),
      ("same", "same", 1..<3, 1..<3),
    ] as [(String, String, Range<Int>, Range<Int>?)])
  func `finds a part of an old text`(
    former: String, present: String, part: Range<Int>, now: Range<Int>?
  ) {
    let history = History()
    _ = history.tell(editor(former))
    _ = history.tell(editor(present))
    #expect(history.find(part, of: 1, in: present) == now)
  }

  @Test func `follows edits that were made before a display heard of the first`() {
    let history = History()
    _ = history.tell(editor("ab"))
    #expect(history.follow(edit(1..<1, "x", revision: -1, selection: 2..<2)))
    #expect(history.follow(edit(2..<2, "y", base: -1, revision: -2, selection: 3..<3)))
    // The app refused the first, and wrote something before it.
    #expect(history.find(3..<4, of: -2, in: ">ab") == 2..<3)
    #expect(history.find(1..<3, of: -2, in: ">ab") == nil)
  }

  @Test(
    arguments: [
      (-1..<1, 0..<0), (0..<6, 0..<0), (5..<5, 0..<0), (2..<2, 0..<0), (0..<2, 0..<0),
      (2..<4, 0..<0), (.max..<Int.max, 0..<0), (.min..<0, 0..<0), (0..<1, 0..<5), (0..<1, 2..<2),
      (0..<1, -1..<1),
    ] as [(Range<Int>, Range<Int>)])
  func `refuses places that a text does not have`(range: Range<Int>, selection: Range<Int>) {
    let history = History()
    _ = history.tell(editor("a😀b"))
    #expect(history.follow(edit(1..<3, "é", selection: 2..<2)))
    #expect(!history.follow(edit(range, "z", revision: -2, selection: selection)))
    #expect(history.find(0..<0, of: -2, in: "a😀b") == nil)
  }

  @Test func `refuses edits of texts that it does not know`() {
    let history = History()
    _ = history.tell(editor("a"))
    for base in [0, 2, -1] { #expect(!history.follow(edit(0..<1, "b", base: base))) }
    history.forget()
    #expect(!history.follow(edit(0..<1, "b")))
    #expect(history.tell(editor("a"))?.revision == 2)
  }

  @Test func `keeps what was told last, and a number of edits`() {
    let history = History()
    _ = history.tell(editor("a"))
    for number in 1...100 {
      #expect(history.follow(edit(1..<1, "b", revision: -number, selection: 2..<2)))
    }
    #expect(history.find(0..<1, of: -100, in: "a") == 0..<1)
    #expect(history.find(0..<1, of: -1, in: "a") == nil)
    let long = String(repeating: "a", count: TextHistory.longestText)
    #expect(history.tell(editor(long)) != nil)
    #expect(history.tell(editor(long + "a")) == nil)
    #expect(!history.follow(edit(0..<1, "b", base: 2)))
  }
}
