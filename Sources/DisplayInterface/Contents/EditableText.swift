/// The text of a field that is being edited, for displays in which the user edits a copy of it.
package struct EditableText: Equatable, Sendable {
  /// The number by which an ``Edit`` refers to this text. It grows with every change of the text or the selection.
  package let revision: Int
  package let string: String
  /// The selection in UTF-16 units.
  package let selection: Range<Int>

  package init(revision: Int, string: String, selection: Range<Int>) {
    self.revision = revision
    self.string = string
    self.selection = selection
  }

  /// Returns the text after an edit, or `nil` if the edit refers to offsets outside of the text.
  package func applying(_ edit: Edit) -> EditableText? {
    guard let range = string.range(inUTF16: edit.range) else { return nil }
    var string = string
    string.replaceSubrange(range, with: edit.replacement)
    guard string.range(inUTF16: edit.selection) != nil else { return nil }
    return EditableText(revision: edit.revision, string: string, selection: edit.selection)
  }
}

extension String {
  /// Returns the range of indices, or `nil` if the range exceeds the text or splits a surrogate pair.
  fileprivate func range(inUTF16 range: Range<Int>) -> Range<Index>? {
    func index(_ offset: Int) -> Index? {
      guard 0...utf16.count ~= offset else { return nil }
      return utf16.index(startIndex, offsetBy: offset).samePosition(in: unicodeScalars)
    }
    guard let start = index(range.lowerBound), let end = index(range.upperBound) else { return nil }
    return start..<end
  }
}
