import UIKitDiagnostics
public import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  package final weak var searchBar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    accessibilityTraits = .searchField
  }

  // MARK: Tokens

  open var tokens: [UISearchToken] = [] {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }
  /// Has no effect.
  open var tokenBackgroundColor: UIColor? { willSet { checkThread() } }
  /// Has no effect.
  open var allowsDeletingTokens = true { willSet { checkThread() } }
  /// Has no effect.
  open var allowsCopyingTokens = true { willSet { checkThread() } }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  // MARK: Suggestions

  /// Searches that are offered in a list below the field while it's edited.
  ///
  /// This property becomes `nil` when the user types or chooses a suggestion. The field of a search controller
  /// displays the controller's suggestions.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { suggestions }
    set {
      checkThread()
      require(
        searchController == nil,
        "Set searchSuggestions of the UISearchController, not of its search text field.")
      suggestions = newValue
    }
  }
  final weak var searchController: UISearchController?
  final var suggestions: [any UISearchSuggestion]? {
    didSet {
      areSuggestionsDismissed = false
      showSuggestions()
    }
  }
  /// Whether the user began the search with the Return key.
  private var areSuggestionsDismissed = false
  private var suggestionList: SuggestionList?

  final func showSuggestions() {
    guard isEditing, !areSuggestionsDismissed, let suggestions, !suggestions.isEmpty,
      let host = suggestionHost
    else {
      suggestionList?.removeFromSuperview()
      return
    }
    let list = suggestionList ?? SuggestionList(frame: .zero)
    suggestionList = list
    list.chosen = { [weak self] in self?.choose($0) }
    list.show(suggestions, of: self)
    host.addSubview(list)
    setNeedsLayout()
  }

  private var suggestionHost: UIView? {
    guard let searchController else { return window?.reachableRoot }
    return searchController.ignoresSearchSuggestionsForSearchBarPlacementStacked
      ? nil : searchController.view
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    suggestions = nil
    if let searchController {
      searchController.searchResultsUpdater?.updateSearchResults(
        for: searchController, selecting: suggestion)
    } else {
      (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard searchController == nil, let list = suggestionList, let host = list.superview else {
      return
    }
    let place = convert(bounds, to: host)
    list.frame = CGRect(
      x: place.minX, y: place.maxY, width: place.width,
      height: min(list.contentHeight, max(0, host.bounds.maxY - place.maxY)))
  }

  // MARK: Search bar

  package override var standardBox: StandardBox? {
    StandardBox(background: searchBar?.fieldColor ?? .tertiarySystemFill, cornerRadius: 10)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
      .offsetBy(dx: UIApplication.look.fine(isRightToLeft ? -6 : 6), dy: 0)
  }

  package override func askShouldBegin() -> Bool {
    if let searchBar, searchBar.delegate?.searchBarShouldBeginEditing(searchBar) == false {
      return false
    }
    return super.askShouldBegin()
  }

  package override func askShouldEnd() -> Bool {
    if let searchBar, searchBar.delegate?.searchBarShouldEndEditing(searchBar) == false {
      return false
    }
    return super.askShouldEnd()
  }

  package override func tellDidBegin() {
    super.tellDidBegin()
    if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
    showSuggestions()
  }

  package override func tellDidEnd() {
    super.tellDidEnd()
    if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    showSuggestions()
  }

  package override func tellDidChange() {
    super.tellDidChange()
    guard let searchBar else { return }
    searchBar.textDidChange()
    searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "")
  }

  open override func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool {
    if let searchBar,
      searchBar.delegate?.searchBar(
        searchBar, shouldChangeTextIn: NSRange(range.offsets), replacementText: text) == false
    {
      return false
    }
    guard super.shouldChangeText(in: range, replacementText: text) else { return false }
    suggestions = nil
    return true
  }

  package override func askShouldReturn() -> Bool {
    areSuggestionsDismissed = true
    showSuggestions()
    guard super.askShouldReturn() else { return false }
    if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
    return true
  }
}
