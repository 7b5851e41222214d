public import Foundation
public import UIKitCore

extension UITextViewDelegate {
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }

  @_disfavoredOverload public var textView: _UITextViewDelegateTextView? {
    _UITextViewDelegateTextView(object: self)
  }

  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }

  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

/// Calls the methods of ``UITextViewDelegate`` that begin with `textView`.
@preconcurrency @MainActor public struct _UITextViewDelegateTextView {
  fileprivate let object: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    object.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    object.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    object.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  public func callAsFunction(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    object.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  public func callAsFunction(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    object.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  public func callAsFunction(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.textView(textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textView(textView, willPresentEditMenuWith: animator)
  }

  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textView(textView, willDismissEditMenuWith: animator)
  }
}
