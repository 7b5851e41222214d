public import Foundation

/// Manages the editing of a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The default implementation calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidEndEditing(_ textField: UITextField)
  /// - Parameter range: The range in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range, or `nil` for only the suggested actions.
  ///
  /// The default implementation calls ``textField(_:editMenuForCharactersIn:suggestedActions:)``.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forwarded()?.textFieldShouldBeginEditing(textField) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forwarded()?.textFieldDidBeginEditing(textField)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forwarded()?.textFieldShouldEndEditing(textField) ?? true
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    guard let target = forwarded() else { return textFieldDidEndEditing(textField) }
    target.textFieldDidEndEditing(textField, reason: reason)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forwarded()?.textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    forwarded()?.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
      ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forwarded()?.textFieldDidChangeSelection(textField)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    forwarded()?.textFieldShouldClear(textField) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    forwarded()?.textFieldShouldReturn(textField) ?? true
  }
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    if let target = forwarded() {
      return target.textField(
        textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
    }
    return ranges.first.flatMap {
      self.textField(
        textField, editMenuForCharactersIn: $0.rangeValue, suggestedActions: suggestedActions)
    }
  }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    forwarded()?.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forwarded()?.textField(textField, willPresentEditMenuWith: animator)
  }
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forwarded()?.textField(textField, willDismissEditMenuWith: animator)
  }

  private func forwarded(_ method: StaticString = #function) -> (any UITextFieldDelegate)? {
    forwardee(for: method) as? any UITextFieldDelegate
  }
}
