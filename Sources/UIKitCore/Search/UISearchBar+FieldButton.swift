extension UISearchBar {
  /// Displays the bookmark or the results button at the end of an empty field.
  final func fieldButtonDidChange() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      if let fieldButton, field.rightView === fieldButton { field.rightView = nil }
      return
    }
    let button = fieldButton ?? makeFieldButton()
    fieldButton = button
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    let name = icon == .bookmark ? "book" : "list.bullet"
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results List"
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: name), for: .normal)
    for state in [UIControl.State.highlighted, .selected, .disabled] {
      button.setImage(image(for: icon, state: state), for: state)
    }
    button.bounds.size = button.imageView?.intrinsicContentSize ?? .zero
    button.bounds.size.width += UIApplication.look.fine(16)
    field.rightView = button
    textDidChange()
  }

  /// Displays either the clear button, if there is text, or the field's button.
  final func textDidChange() {
    guard let fieldButton, field.rightView === fieldButton else { return }
    field.rightViewMode = field.text?.isEmpty == false ? .never : .always
  }

  private func makeFieldButton() -> any SearchBarButton {
    parts.makeButton(
      UIAction { [weak self] _ in
        guard let self else { return }
        if showsBookmarkButton {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
      })
  }
}
