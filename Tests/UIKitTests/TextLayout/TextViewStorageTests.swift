import Foundation
import Testing
import UIKit

@MainActor @Suite("A text view's storage")
struct TextViewStorageTests {
  @Test("What is edited in the storage shows, and what is typed is in the storage")
  func sharesText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    let storage = view.textStorage
    #expect(storage.string == "one")
    storage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("!")
    #expect(storage.string == "one! two")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(view.text == "wo")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.text = "new"
    #expect(storage.string == "new")
    #expect(view.textStorage === storage)
    view.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 3])
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test("The font and colour of the view are those of all of its storage")
  func stylesStorage() {
    let view = UITextView()
    view.text = "text"
    _ = view.textStorage
    view.font = .boldSystemFont(ofSize: 20)
    view.textColor = .red
    #expect(
      view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == view.font)
    #expect(
      view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("A view made with a container shows the text of its storage")
  func takesContainer() {
    let storage = NSTextStorage(string: "given")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "given")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    storage.setAttributedString(NSAttributedString(string: "other"))
    #expect(view.text == "other")
  }

  @Test("A tap on a link is found through the layout manager")
  func findsLinks() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 208, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = .zero
    view.text = "read this page"
    view.layoutIfNeeded()
    view.textStorage.addAttribute(
      .link, value: URL(string: "https://example.com")!, range: NSRange(location: 5, length: 4))
    let before = "read t".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    let tap = CGPoint(x: view.textContainer.lineFragmentPadding + before + 2, y: 5)
    let index = view.layoutManager.characterIndex(
      for: tap, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(index == 6)
    #expect(
      view.textStorage.attribute(.link, at: index, effectiveRange: nil) as? URL
        == URL(string: "https://example.com"))
  }

  @Test("Text shows around the exclusion paths of the view's container, and makes it higher")
  func exclusions() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.text = String(repeating: "word ", count: 30)
    view.layoutIfNeeded()
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    let end = view.caretRect(for: view.endOfDocument)
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
    ]
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > height)
    view.layoutIfNeeded()
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 100)
    #expect(view.caretRect(for: view.endOfDocument).minY > end.minY)
  }
}
