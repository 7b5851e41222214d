public import Foundation

/// Manages the editing of a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// - Parameter range: The range in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link that the user tapped is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Returns the action of an item that the user tapped, or `nil` to present its menu, if it has one.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of an item, or `nil` if it has none. It's presented if the item has no primary action.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Returns the edit menu for a range, or `nil` for only the suggested actions.
  ///
  /// The default implementation calls ``textView(_:editMenuForTextIn:suggestedActions:)``.
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    forwarded()?.textViewShouldBeginEditing(textView) ?? true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    forwarded()?.textViewShouldEndEditing(textView) ?? true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    forwarded()?.textViewDidBeginEditing(textView)
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    forwarded()?.textViewDidEndEditing(textView)
  }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forwarded()?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func textViewDidChange(_ textView: UITextView) {
    forwarded()?.textViewDidChange(textView)
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    forwarded()?.textViewDidChangeSelection(textView)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    forwarded()?.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
      ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    forwarded()?.textView(textView, shouldInteractWith: URL, in: characterRange) ?? true
  }

  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    if let other = forwarded() {
      return other.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
    guard case .link(let url) = textItem.content else { return defaultAction }
    let isAllowed = self.textView(
      textView, shouldInteractWith: url, in: textItem.range, interaction: .invokeDefaultAction)
    return isAllowed ? defaultAction : nil
  }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    forwarded()?.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    if let target = forwarded() {
      return target.textView(
        textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
    }
    return ranges.first.flatMap {
      self.textView(
        textView, editMenuForTextIn: $0.rangeValue, suggestedActions: suggestedActions)
    }
  }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    forwarded()?.textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forwarded()?.textView(textView, willPresentEditMenuWith: animator)
  }
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forwarded()?.textView(textView, willDismissEditMenuWith: animator)
  }

  private func forwarded(_ method: StaticString = #function) -> (any UITextViewDelegate)? {
    forwardee(for: method) as? any UITextViewDelegate
  }
}
