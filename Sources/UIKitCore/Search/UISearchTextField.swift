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
  }

  package override func tellDidEnd() {
    super.tellDidEnd()
    if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
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
    return super.shouldChangeText(in: range, replacementText: text)
  }

  package override func askShouldReturn() -> Bool {
    guard super.askShouldReturn() else { return false }
    guard let searchBar, hasText || !searchBar.enablesReturnKeyAutomatically else { return true }
    searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    return true
  }
}
