import Foundation

/// A text and its selection.
///
/// Offsets count UTF-16 units, as in UIKit, and are always at boundaries of characters.
package struct TextEditor {
  package private(set) var text = ""
  /// The offset at which the selection began.
  private(set) var anchor = 0
  /// The offset of the caret.
  private(set) var head = 0

  /// The marked text of an input method.
  package var marked: Range<Int>?

  package init() {}

  package var length: Int { text.utf16.count }
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// The selection as a range of characters.
  package var selectedCharacters: Range<Int> {
    let selection = selection
    let lower = text.distance(from: text.startIndex, to: index(selection.lowerBound))
    guard !selection.isEmpty else { return lower..<lower }
    let count = text.distance(
      from: index(selection.lowerBound), to: index(selection.upperBound))
    return lower..<lower + count
  }

  /// Replaces the whole text, and moves the caret to its end.
  package mutating func setText(_ newText: String) {
    text = newText
    marked = nil
    head = length
    anchor = head
  }

  package mutating func select(_ range: Range<Int>) {
    anchor = rounded(range.lowerBound)
    head = rounded(range.upperBound)
  }

  /// Moves the caret.
  ///
  /// - Parameter extending: Whether the selection is extended, and keeps its anchor.
  package mutating func moveHead(to offset: Int, extending: Bool = false) {
    head = rounded(offset)
    if !extending { anchor = head }
  }

  /// Replaces a part of the text, and moves the caret to the end of the replacement.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = clamped(range)
    text.replaceSubrange(
      utf16Index(range.lowerBound)..<utf16Index(range.upperBound), with: replacement)
    marked = nil
    let end = range.lowerBound + replacement.utf16.count
    // The inserted text can combine with the following character, as an accent does with its letter.
    head = rounded(end) == end ? end : next(after: end)
    anchor = head
  }

  package func clamped(_ range: Range<Int>) -> Range<Int> {
    range.clamped(to: 0..<length)
  }

  package func substring(_ range: Range<Int>) -> String {
    let range = clamped(range)
    return String(text[utf16Index(range.lowerBound)..<utf16Index(range.upperBound)])
  }

  // MARK: Places

  private func utf16Index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), length))
  }

  /// Returns the character boundary at or before an offset.
  private func index(_ offset: Int) -> String.Index {
    let index = utf16Index(offset)
    guard index < text.endIndex else { return text.endIndex }
    return text.index(before: text.index(after: index))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  private func rounded(_ offset: Int) -> Int { self.offset(index(offset)) }

  package func offset(ofCharacter count: Int) -> Int {
    offset(
      text.index(text.startIndex, offsetBy: max(count, 0), limitedBy: text.endIndex)
        ?? text.endIndex)
  }

  /// Returns the number of characters before an offset.
  package func character(at offset: Int) -> Int {
    text.distance(from: text.startIndex, to: index(offset))
  }

  package func next(after offset: Int) -> Int {
    let index = index(offset)
    return index < text.endIndex ? self.offset(text.index(after: index)) : length
  }

  package func previous(before offset: Int) -> Int {
    let index = utf16Index(offset)
    return index > text.startIndex ? self.offset(text.index(before: index)) : 0
  }

  /// Returns the end of the word at or after an offset.
  package func wordEnd(after offset: Int) -> Int {
    var index = index(offset)
    while index < text.endIndex, !text[index].isWordPart { index = text.index(after: index) }
    while index < text.endIndex, text[index].isWordPart { index = text.index(after: index) }
    return self.offset(index)
  }

  /// Returns the start of the word at or before an offset.
  package func wordStart(before offset: Int) -> Int {
    var index = index(offset)
    func before() -> Character? {
      index > text.startIndex ? text[text.index(before: index)] : nil
    }
    while let character = before(), !character.isWordPart { index = text.index(before: index) }
    while let character = before(), character.isWordPart { index = text.index(before: index) }
    return self.offset(index)
  }

  package func lineStart(at offset: Int) -> Int {
    let head = text[..<index(offset)]
    return head.lastIndex(where: \.isNewline).map { self.offset(text.index(after: $0)) } ?? 0
  }

  package func lineEnd(at offset: Int) -> Int {
    let index = index(offset)
    return text[index...].firstIndex(where: \.isNewline).map { self.offset($0) } ?? length
  }
}

extension Character {
  var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
