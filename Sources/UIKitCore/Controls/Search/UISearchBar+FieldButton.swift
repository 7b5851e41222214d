extension UISearchBar {
  /// Shows the bookmark or the results button at the end of an empty field.
  final func fieldButtonDidChange() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      if field.rightView === fieldButton { field.rightView = nil }
      return
    }
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    let name = icon == .bookmark ? "book" : "list.bullet"
    fieldButton.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results List"
    fieldButton.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    fieldButton.setImage(
      image(for: icon, state: .normal) ?? UIImage(systemName: name), for: .normal)
    for state in [UIControl.State.highlighted, .selected, .disabled] {
      fieldButton.setImage(image(for: icon, state: state), for: state)
    }
    fieldButton.bounds.size = fieldButton.imageView?.intrinsicContentSize ?? .zero
    fieldButton.bounds.size.width += UIApplication.look.fine(16)
    field.rightView = fieldButton
    // A text's clear button takes its place.
    field.rightViewMode = field.text?.isEmpty == false ? .never : .always
  }

  final func makeFieldButton() -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if showsBookmarkButton {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
      })
  }
}
