import Foundation

extension UITextField {
  func setText(_ text: String, styled: NSMutableAttributedString?) {
    self.styled = styled
    let former = editor.selection
    inputDelegate?.textWillChange(self)
    if text != editor.text { editor.setText(text) }
    textDidUpdate()
    inputDelegate?.textDidChange(self)
    if isEditing, editor.selection != former { tellSelectionDidChange() }
    ObservedObject.didChange(self)
  }

  func textDidUpdate() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func didBeginEditing() {
    guard isFirstResponder, !isEditing else { return }
    isEditing = true
    editMenu = editMenu ?? TextEditMenu(in: self) { [weak self] in self }
    editor.moveHead(to: editor.length)
    if clearsOnBeginEditing, !editor.text.isEmpty, askShouldClear() {
      change(0..<editor.length, to: "")
    }
    setNeedsLayout()
    tellDidBegin()
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    guard isEditing else { return }
    isEditing = false
    isSelectionSet = false
    setNeedsLayout()
    tellDidEnd()
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  package func change(_ range: Range<Int>, to replacement: String) {
    let range = editor.clamped(range)
    styled?.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count), with: replacement)
    editor.replace(range, with: replacement)
    textDidUpdate()
    tellSelectionDidChange()
    sendActions(for: .editingChanged)
    tellDidChange()
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package func selectionDidChange() {
    setNeedsLayout()
    tellSelectionDidChange()
  }

  package func returnKeyPressed() {
    guard askShouldReturn() else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsOnExit { resignFirstResponder() }
  }

  package func vertical(from offset: Int, down: Bool) -> Int? { nil }
}
