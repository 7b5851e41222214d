public import Foundation
public import UIKitCore

extension UITextFieldDelegate {
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  @_disfavoredOverload public var textFieldDidEndEditing:
    _UITextFieldDelegateTextFieldDidEndEditing?
  { _UITextFieldDelegateTextFieldDidEndEditing(object: self) }

  @_disfavoredOverload public var textField: _UITextFieldDelegateTextField? {
    _UITextFieldDelegateTextField(object: self)
  }

  @_disfavoredOverload public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }

  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }
}

/// Calls the methods of ``UITextFieldDelegate`` that begin with `textFieldDidEndEditing`.
@preconcurrency @MainActor public struct _UITextFieldDelegateTextFieldDidEndEditing {
  fileprivate let object: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    object.textFieldDidEndEditing(textField, reason: reason)
  }

  public func callAsFunction(_ textField: UITextField) {
    object.textFieldDidEndEditing(textField)
  }
}

/// Calls the methods of ``UITextFieldDelegate`` that begin with `textField`.
@preconcurrency @MainActor public struct _UITextFieldDelegateTextField {
  fileprivate let object: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.textField(
      textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textField(textField, willPresentEditMenuWith: animator)
  }

  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textField(textField, willDismissEditMenuWith: animator)
  }
}
