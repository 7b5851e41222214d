public import Foundation
package import DisplayInterface

/// A field for search text, with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    field.searchBar = self
    field.enablesReturnKeyAutomatically = true
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelButtonClicked() }, for: .touchUpInside)
    scopeBar.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: self.scopeBar.selectedSegmentIndex)
        self.scopeDidChange?()
      }, for: .valueChanged)
  }

  // MARK: Parts

  /// The value of ``searchTextField`` unless overridden.
  final let field = UISearchTextField(frame: .zero)

  /// The field with the search text.
  open var searchTextField: UISearchTextField { field }
  final var parts: any MakesSearchBarParts { self }
  final lazy var cancelButton = parts.makeButton(nil)
  /// The bookmark or results button; created when it's first displayed.
  final var fieldButton: (any SearchBarButton)?
  private lazy var scopeBar = parts.makeScopeBar()
  private var promptLabel: UILabel?

  /// For the object that manages the bar, in addition to the delegate.
  package final var cancelled: (() -> Void)?
  package final var scopeDidChange: (() -> Void)?

  open weak var delegate: (any UISearchBarDelegate)? { willSet { checkThread() } }

  // MARK: Text

  /// The search text. Setting it doesn't call the delegate.
  open var text: String? {
    get { field.text }
    set {
      checkThread()
      field.text = newValue
      textDidChange()
    }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set {
      checkThread()
      field.placeholder = newValue
    }
  }

  /// A line above the field.
  open var prompt: String? {
    willSet { checkThread() }
    didSet {
      guard prompt != oldValue else { return }
      if promptLabel == nil {
        let label = UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 14)
        label.textColor = .secondaryLabel
        promptLabel = label
        addSubview(label)
      }
      promptLabel?.text = prompt
      promptLabel?.isHidden = prompt == nil
      partsDidChange()
    }
  }

  private func partsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Buttons

  open var showsCancelButton: Bool {
    get { showsCancelStorage }
    set {
      checkThread()
      setShowsCancelButton(newValue, animated: false)
    }
  }
  private var showsCancelStorage = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    checkThread()
    guard showsCancelButton != showsCancelStorage else { return }
    showsCancelStorage = showsCancelButton
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  private func cancelButtonClicked() {
    delegate?.searchBarCancelButtonClicked(self)
    cancelled?()
  }

  open var showsBookmarkButton = false {
    willSet { checkThread() }
    didSet { fieldButtonDidChange() }
  }
  open var showsSearchResultsButton = false {
    willSet { checkThread() }
    didSet { fieldButtonDidChange() }
  }
  open var isSearchResultsButtonSelected = false {
    willSet { checkThread() }
    didSet { fieldButtonDidChange() }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    willSet { checkThread() }
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      let selected = scopeBar.selectedSegmentIndex
      scopeBar.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeBar.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopeBar.numberOfSegments > 0 {
        scopeBar.selectedSegmentIndex = min(max(selected, 0), scopeBar.numberOfSegments - 1)
      }
      partsDidChange()
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set {
      checkThread()
      scopeBar.selectedSegmentIndex = min(max(newValue, 0), scopeBar.numberOfSegments - 1)
    }
  }

  open var showsScopeBar: Bool {
    get { showsScopeStorage }
    set {
      checkThread()
      setShowsScope(newValue, animated: false)
    }
  }
  private var showsScopeStorage = false

  open func setShowsScope(_ show: Bool, animated: Bool) {
    checkThread()
    guard show != showsScopeStorage else { return }
    showsScopeStorage = show
    if show { addSubview(scopeBar) } else { scopeBar.removeFromSuperview() }
    partsDidChange()
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    checkThread()
    scopeBar.setTitleTextAttributes(attributes, for: state)
  }

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeBar.titleTextAttributes(for: state)
  }

  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    checkThread()
    scopeBar.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBar.backgroundImage(for: state, barMetrics: .default)
  }

  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    checkThread()
    scopeBar.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeBar.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  // MARK: Style

  open var searchBarStyle: Style = .default {
    willSet { checkThread() }
    didSet { mark(.content) }
  }
  open var barStyle: UIBarStyle = .default {
    willSet { checkThread() }
    didSet {
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }
  }
  open var barTintColor: UIColor? {
    willSet { checkThread() }
    didSet { mark(.content) }
  }
  open var isTranslucent = true { willSet { checkThread() } }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// Has no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { willSet { checkThread() } }
  /// Has no effect.
  open var searchTextPositionAdjustment = UIOffset.zero { willSet { checkThread() } }
  private var images: [String: UIImage] = [:]
  private var offsets: [Int: UIOffset] = [:]

  package final var fieldColor: UIColor? { nil }

  open var backgroundImage: UIImage? {
    get { images["background"] }
    set {
      checkThread()
      images["background"] = newValue
      showBackdrop(newValue)
    }
  }
  open var scopeBarBackgroundImage: UIImage? {
    get { images["scope"] }
    set {
      checkThread()
      images["scope"] = newValue
    }
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    checkThread()
    self.backgroundImage = backgroundImage
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    checkThread()
    images["field\(state.rawValue)"] = backgroundImage
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images["field\(state.rawValue)"]
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    checkThread()
    images["icon\(icon.rawValue).\(state.rawValue)"] = iconImage
    fieldButtonDidChange()
    if icon == .search, state == .normal {
      (field.leftView as? UIImageView)?.image =
        iconImage ?? UIImage(systemName: "magnifyingglass")
    }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images["icon\(icon.rawValue).\(state.rawValue)"]
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    checkThread()
    offsets[icon.rawValue] = adjustment
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { offsets[icon.rawValue] ?? .zero }

  package override var standardBox: StandardBox? {
    searchBarStyle == .minimal || backgroundImage != nil
      ? nil : barTintColor.map { StandardBox(background: $0) }
  }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.barStyle),
      AppearanceProperty(\UISearchBar.searchBarStyle),
      AppearanceProperty(\UISearchBar.isTranslucent),
    ]
  }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set {
      checkThread()
      field.autocapitalizationType = newValue
    }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set {
      checkThread()
      field.autocorrectionType = newValue
    }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set {
      checkThread()
      field.spellCheckingType = newValue
    }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set {
      checkThread()
      field.keyboardType = newValue
    }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set {
      checkThread()
      field.keyboardAppearance = newValue
    }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set {
      checkThread()
      field.returnKeyType = newValue
    }
  }
  /// Whether the Return key has no effect while the field is empty. The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set {
      checkThread()
      field.enablesReturnKeyAutomatically = newValue
    }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set {
      checkThread()
      field.isSecureTextEntry = newValue
    }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set {
      checkThread()
      field.textContentType = newValue
    }
  }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// The Escape key presses the cancel button if it's displayed.
  package override func handle(_ key: KeyPress) -> Bool {
    guard key.key == .escape, showsCancelButton, field.isEditing else { return false }
    cancelButtonClicked()
    return true
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let look = UIApplication.look
    var height = look.height(of: .searchBar)
    if prompt != nil { height += look.height(of: .searchPrompt) }
    if showsScopeBar, scopeButtonTitles?.isEmpty == false { height += look.height(of: .row) }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = UIApplication.look
    let margin = look.gap
    var y: CGFloat = 0
    if let promptLabel, prompt != nil {
      let height = look.height(of: .searchPrompt)
      promptLabel.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    let hasScopes = showsScopeBar && scopeBar.numberOfSegments > 0
    let scopeRow = look.height(of: .row)
    let scopeHeight = look.height(of: .field)
    let room = CGRect(
      x: 0, y: y, width: bounds.width,
      height: max(0, bounds.height - y - (hasScopes ? scopeRow : 0)))
    let least = look.step(.free).size.height
    let height = min(look.height(of: .searchField), max(room.height, least))
    let line = look.centered(CGSize(width: 0, height: height), in: room, x: 0)
    var right = bounds.width - margin
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      right -= size.width
      cancelButton.frame = directed(look.centered(size, in: room, x: right))
      right -= margin
    }
    field.frame = directed(
      CGRect(x: margin, y: line.minY, width: max(0, right - margin), height: height))
    scopeBar.frame = CGRect(
      x: margin, y: room.maxY + (scopeRow - scopeHeight) / 2,
      width: max(0, bounds.width - 2 * margin), height: scopeHeight)
  }
}
