import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A text view` {
  let log = Log()

  final class Delegate: NSObject, UITextViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.entries.append("should begin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.entries.append("begin") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.entries.append("should change")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { log.entries.append("changed") }
    func textViewDidEndEditing(_ textView: UITextView) { log.entries.append("end") }
  }

  private final class Reader: NSObject, UITextViewDelegate {
    var links: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append("\(URL) \(characterRange.location) \(characterRange.length)")
      return false
    }
  }

  private final class Logged: UITextView {
    var texts: [String] = []
    override var attributedText: NSAttributedString! {
      didSet { texts.append(attributedText.string) }
    }
  }

  private final class Watcher: NSObject, UITextViewDelegate {
    var carets: [Int] = []
    func textViewDidChangeSelection(_ textView: UITextView) {
      carets.append(textView.selectedRange.location)
    }
  }

  @Test func `calls overrides of its attributed text when its text is set`() {
    let view = Logged()
    view.textColor = .red
    for text in ["one", "three", ""] { view.text = text }
    #expect(view.texts == ["one", "three", ""])
    view.text = "four"
    #expect(view.text == "four" && view.textColor == .red)
    view.typingAttributes = [.kern: 2]
    view.text = "five"
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `tells its delegate of the caret that new text moves, though nobody edits it`() {
    let view = UITextView()
    let watcher = Watcher()
    view.delegate = watcher
    for text in ["one", "three", "", ""] { view.text = text }
    view.attributedText = NSAttributedString(string: "four")
    #expect(watcher.carets == [3, 5, 0, 4])
    let range = view.selectedTextRange
    #expect(range.map { view.offset(from: view.beginningOfDocument, to: $0.start) } == 4)
  }

  @Test func `has a font once it has text`() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font == .systemFont(ofSize: 12))
    view.font = nil
    #expect(view.font == nil)
  }

  @Test func `tells the style at the caret and keeps it for plain text`() {
    let view = UITextView()
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    text.append(
      NSAttributedString(
        string: "b",
        attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.systemRed]))
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.font?.pointSize == 9 && view.textColor == nil)
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.font?.pointSize == 30 && view.textColor == .systemRed)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .systemRed)
    view.text = "c"
    #expect(view.font?.pointSize == 30 && view.textColor == .systemRed)
    view.attributedText = text
    view.font = .systemFont(ofSize: 20)
    let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
  }

  @Test func `types with the attributes that are set until the selection changes`() {
    let view = UITextView()
    view.text = "a"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30), .kern: 2]
    view.insertText("b")
    func kern(at index: Int) -> Int? {
      view.attributedText.attribute(.kern, at: index, effectiveRange: nil) as? Int
    }
    #expect(kern(at: 0) == nil && kern(at: 1) == 2)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("c")
    #expect(kern(at: 0) == nil && kern(at: 2) == 2)
  }

  @Test func `asks its delegate of links that are touched`() {
    onCells {
      let view = makeView("")
      let text = NSMutableAttributedString(string: "go there")
      text.addAttribute(.link, value: "https://a.b", range: NSRange(location: 3, length: 5))
      view.attributedText = text
      let reader = Reader()
      view.delegate = reader
      let screen = Screen(view)
      view.isEditable = false
      screen.tap(view, at: CGPoint(x: 4, y: 4))
      #expect(reader.links == [])
      screen.tap(view, at: CGPoint(x: 36, y: 4))
      #expect(reader.links == ["https://a.b 3 5"])
      view.isSelectable = false
      screen.tap(view, at: CGPoint(x: 36, y: 4))
      #expect(reader.links.count == 1)
    }
  }

  /// Apple's page of `dataDetectorTypes`: what is detected becomes a link where the text can't be edited.
  @Test func `shows what it detects as links, and opens them`() {
    onCells {
      let view = makeView("go a.com or 555-1234", columns: 40)
      let reader = Reader()
      view.delegate = reader
      let screen = Screen(view)
      view.dataDetectorTypes = .link
      screen.tap(view, at: CGPoint(x: 36, y: 4))
      #expect(reader.links == [])
      #expect(textInLinkColor(view) == "")
      view.isEditable = false
      #expect(textInLinkColor(view) == "a.com")
      screen.tap(view, at: CGPoint(x: 36, y: 4))
      screen.tap(view, at: CGPoint(x: 108, y: 4))
      #expect(reader.links == ["http://a.com 3 5"])
      view.dataDetectorTypes = [.phoneNumber]
      screen.tap(view, at: CGPoint(x: 108, y: 4))
      #expect(reader.links.last == "tel:5551234 12 8")
      view.text = "call 555-9999"
      screen.tap(view, at: CGPoint(x: 60, y: 4))
      #expect(reader.links.last == "tel:5559999 5 8")
      #expect(view.attributedText.attribute(.link, at: 6, effectiveRange: nil) == nil)
    }
  }

  private func textInLinkColor(_ view: UITextView) -> String {
    let fields = view.subviews.compactMap {
      if case .field(let field) = $0.contentBody() { field } else { nil }
    }
    let color = UIColor.link.displayColor(view.traitCollection)
    return fields.flatMap(\.text.runs).filter { $0.color == color }.map(\.string).joined()
  }

  private func makeView(_ text: String, columns: CGFloat = 10, rows: CGFloat = 4) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    view.textContainerInset = .zero
    view.text = text
    return view
  }

  @Test func `asks and tells its delegate of what a person types`() {
    onCells {
      let view = makeView("")
      let delegate = Delegate(log)
      view.delegate = delegate
      let screen = Screen(view)
      view.becomeFirstResponder()
      view.typeText("a")
      view.typeText("x")
      _ = view.handle(KeyPress(.enter))
      view.resignFirstResponder()
      #expect(view.text == "a\n")
      #expect(
        log.entries == [
          "should begin", "begin", "should change", "changed", "should change", "should change",
          "changed", "end",
        ])
      withExtendedLifetime(screen) {}
    }
  }

  @Test func `moves the caret between the lines that show`() {
    onCells {
      let view = makeView("one two three\nfour")
      let screen = Screen(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 2, length: 0)
      #expect(view.handle(KeyPress(.down)))
      #expect(view.selectedRange.location == 10)
      #expect(view.handle(KeyPress(.down)))
      #expect(view.selectedRange.location == 16)
      #expect(!view.handle(KeyPress(.down)))
      #expect(view.handle(KeyPress(.up)))
      #expect(view.selectedRange.location == 10)
      withExtendedLifetime(screen) {}
    }
  }

  @Test func `scrolls to the caret`() {
    onCells {
      let view = makeView("", rows: 2)
      let screen = Screen(view)
      view.becomeFirstResponder()
      for line in ["a", "b", "c", "d"] { view.typeText(line + "\n") }
      screen.window.layoutIfNeeded()
      #expect(view.contentSize.height == 80)
      #expect(view.contentOffset.y == 48)
    }
  }

  @Test func `knows the size of its content before the next layout pass`() {
    onCells {
      let view = makeView("one two three")
      let before = view.contentSize.height
      view.text = "one\ntwo\nthree"
      let after = view.contentSize
      #expect(after.height > before)
      view.layoutIfNeeded()
      #expect(view.contentSize == after)
      view.bounds.size.width += 40
      #expect(view.contentSize.width == view.bounds.width)
    }
  }

  @Test func `is as high as its text where it does not scroll`() {
    onCells {
      let view = makeView("one two three")
      view.isScrollEnabled = false
      #expect(view.sizeThatFits(CGSize(width: 80, height: 0)) == CGSize(width: 56, height: 32))
    }
  }

  @Test func `is not edited where it is only to be read`() {
    onCells {
      let view = makeView("read me")
      view.isEditable = false
      let screen = Screen(view)
      screen.tap(view)
      #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }
  }
}
