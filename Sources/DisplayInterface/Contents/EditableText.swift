/// The text of a field that is edited, for displays in which a person edits a copy of it.
package struct EditableText: Equatable, Sendable {
  /// What an ``Edit`` calls it. It grows with every change of the text or of what is selected.
  package let revision: Int
  package let string: String
  /// In UTF-16 units.
  package let selection: Range<Int>

  package init(revision: Int, string: String, selection: Range<Int>) {
    self.revision = revision
    self.string = string
    self.selection = selection
  }

  /// The text that an edit results in; `nil` where it names places that the text does not have.
  package func applying(_ edit: Edit) -> EditableText? {
    guard let range = string.range(inUTF16: edit.range) else { return nil }
    var string = string
    string.replaceSubrange(range, with: edit.replacement)
    guard string.range(inUTF16: edit.selection) != nil else { return nil }
    return EditableText(revision: edit.revision, string: string, selection: edit.selection)
  }
}

extension String {
  /// `nil` for a range that reaches beyond the text, or into a character of two units.
  fileprivate func range(inUTF16 range: Range<Int>) -> Range<Index>? {
    func index(_ offset: Int) -> Index? {
      guard 0...utf16.count ~= offset else { return nil }
      return utf16.index(startIndex, offsetBy: offset).samePosition(in: unicodeScalars)
    }
    guard let start = index(range.lowerBound), let end = index(range.upperBound) else { return nil }
    return start..<end
  }
}
