import Foundation

/// The implementation of `UITextInput` that ``UITextField`` and ``UITextView`` share.
extension TextEditing {
  /// Selects a range on behalf of the program, not of the user.
  func select(_ range: Range<Int>) {
    let former = editor.selection
    inputDelegate?.selectionWillChange(self)
    editor.select(editor.clamped(range))
    inputDelegate?.selectionDidChange(self)
    if editor.selection != former { selectionDidChange() }
  }

  func mark(_ text: String, selecting selected: NSRange) {
    let replaced = editor.marked ?? editor.selection
    change(replaced, to: text)
    let start = replaced.lowerBound
    editor.marked = text.isEmpty ? nil : start..<start + text.utf16.count
    let part = selected.part(of: text.utf16.count)
    editor.select(editor.clamped(start + part.lowerBound..<start + part.upperBound))
    selectionDidChange()
  }

  func place(from position: UITextPosition, by offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...editor.length).contains(place) ? UITextPosition(place) : nil
  }

  func place(
    from position: UITextPosition, towards direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return place(from: position, by: offset)
    case .left: return place(from: position, by: offset == .min ? .max : -offset)
    case .up, .down:
      var place = position.offset
      for _ in 0..<max(0, offset) {
        guard let next = vertical(from: place, down: direction == .down) else { return nil }
        place = next
      }
      return UITextPosition(place)
    }
  }

  /// Returns the rectangle of each line of a range.
  func lineRects(of range: UITextRange) -> [CGRect] {
    let offsets = editor.clamped(range.offsets)
    var rects: [CGRect] = []
    var offset = offsets.lowerBound
    while offset < offsets.upperBound {
      let start = caretRect(for: UITextPosition(offset))
      // The line ends at the last position with the same y-coordinate. A binary search avoids quadratic time.
      var last = offset
      var beyond = offsets.upperBound
      while last < beyond {
        let middle = (last + beyond + 1) / 2
        if caretRect(for: UITextPosition(middle)).minY == start.minY {
          last = middle
        } else {
          beyond = middle - 1
        }
      }
      let end = caretRect(for: UITextPosition(last))
      offset = last < offsets.upperBound ? editor.next(after: last) : last
      rects.append(
        CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height))
    }
    guard rects.isEmpty else { return rects }
    var caret = caretRect(for: UITextPosition(offset))
    caret.size.width = 0
    return [caret]
  }

  func characterRange(under point: CGPoint) -> UITextRange? {
    guard editor.length > 0, textInputView.bounds.contains(point) else { return nil }
    let caret = closestOffset(to: point)
    let start = caretFrame(at: caret).minX > point.x ? editor.previous(before: caret) : caret
    return start < editor.length ? UITextRange(start..<editor.next(after: start)) : nil
  }
}
