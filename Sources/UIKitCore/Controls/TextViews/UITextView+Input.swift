public import Foundation

extension UITextView {
  public func text(in range: UITextRange) -> String? { editor.substring(range.offsets) }

  public func replace(_ range: UITextRange, withText text: String) {
    change(range.offsets, to: text)
  }

  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editor.selection) : nil }
    set {
      guard let newValue else { return }
      let former = editor.selection
      editor.select(editor.clamped(newValue.offsets))
      if editor.selection != former { selectionDidChange() }
    }
  }

  public var markedTextRange: UITextRange? { nil }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  public func unmarkText() {}
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    UITextRange(
      min(fromPosition.offset, toPosition.offset)..<max(fromPosition.offset, toPosition.offset))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...editor.length).contains(place) ? UITextPosition(place) : nil
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: -offset)
    case .up, .down:
      vertical(from: position.offset, down: direction == .down).map(UITextPosition.init)
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(at: position.offset)
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    let start = caretFrame(at: range.offsets.lowerBound)
    let end = caretFrame(at: range.offsets.upperBound)
    return CGRect(
      x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(closestOffset(to: point))
  }
}
