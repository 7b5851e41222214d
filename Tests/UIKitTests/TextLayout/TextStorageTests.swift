import Foundation
import Testing
import UIKit

@MainActor @Suite("A text storage")
struct TextStorageTests {
  final class Watcher: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    var highlights = false

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      log.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      log.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
      if highlights {
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
      }
    }
  }

  /// Keeps its text elsewhere, as storages that highlight do.
  final class BackedStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
      -> [NSAttributedString.Key: Any]
    {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
  }

  @Test("The delegate hears of an edit once, before and after it is processed")
  func tellsDelegate() {
    let storage = NSTextStorage(string: "one two")
    let watcher = Watcher()
    storage.delegate = watcher
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(storage.string == "one three")
    #expect(watcher.log == ["will 2 {4, 5} 2", "did 2 {4, 5} 2"])
    #expect(storage.editedMask.isEmpty)
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test("Nested edits are processed together when the last ends")
  func groupsEdits() {
    let storage = NSTextStorage(string: "abcdef")
    let watcher = Watcher()
    storage.delegate = watcher
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "")
    storage.beginEditing()
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
    storage.endEditing()
    #expect(watcher.log.isEmpty)
    storage.endEditing()
    #expect(watcher.log == ["will 3 {1, 4} -1", "did 3 {1, 4} -1"])
  }

  @Test("What the delegate adds belongs to the edit", arguments: [false, true])
  func delegateHighlights(isBacked: Bool) {
    let storage = isBacked ? BackedStorage() : NSTextStorage(string: "")
    storage.replaceCharacters(in: NSRange(), with: "let x")
    let watcher = Watcher()
    watcher.highlights = true
    storage.delegate = watcher
    storage.append(NSAttributedString(string: " = 1", attributes: [.kern: 2]))
    var range = NSRange()
    #expect(storage.string == "let x = 1")
    #expect(
      storage.attribute(
        .foregroundColor, at: 6, longestEffectiveRange: &range,
        in: NSRange(location: 0, length: storage.length)) as? UIColor == .red)
    #expect(range == NSRange(location: 5, length: 4))
    #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 8, effectiveRange: nil) as? Int == 2)
    #expect(watcher.log.count == 2)
  }

  @Test("A subclass that keeps its text elsewhere behaves as its text does")
  func backedStorage() {
    let storage = BackedStorage()
    storage.setAttributedString(
      NSAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    storage.addAttribute(.link, value: "a", range: NSRange(location: 1, length: 2))
    storage.removeAttribute(.font, range: NSRange(location: 0, length: 1))
    storage.deleteCharacters(in: NSRange(location: 4, length: 1))
    #expect(storage.length == 4)
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "la")
    let copy = storage.copy() as? NSAttributedString
    #expect(copy?.string == "plai")
    #expect(copy?.attribute(.link, at: 2, effectiveRange: nil) as? String == "a")
    #expect(copy?.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(copy?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    #expect(copy.map(storage.isEqual(to:)) == true)
  }

  @Test("An attachment is taken off characters that stand for none")
  func fixesAttachments() {
    let storage = NSTextStorage(string: "a\u{FFFC}b")
    storage.addAttribute(
      .attachment, value: NSTextAttachment(image: UIImage()),
      range: NSRange(location: 0, length: 3))
    #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) is NSTextAttachment)
    #expect(storage.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
  }

  // developer.apple.com/documentation/foundation/nsmutableattributedstring/fixattributes(in:)
  @Test("A paragraph has one style after its attributes are fixed")
  func paragraphStyles() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    for text in [NSMutableAttributedString(string: "one two\nthree"), NSTextStorage(string: "")] {
      if text.length == 0 { text.append(NSAttributedString(string: "one two\nthree")) }
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 2))
      text.addAttribute(
        .attachment, value: NSTextAttachment(image: UIImage()),
        range: NSRange(location: 0, length: 1))
      text.fixAttributes(in: NSRange(location: 0, length: 3))
      func alignment(_ index: Int) -> NSTextAlignment? {
        (text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?
          .alignment
      }
      #expect(alignment(0) == .center && alignment(7) == .center)
      #expect(alignment(8) == nil)
      #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    }
  }
}
