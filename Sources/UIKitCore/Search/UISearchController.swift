public import Foundation

/// Searches the content of a screen from a search bar.
///
/// The search becomes active when the user begins to edit the search text or when the app sets ``isActive``,
/// and inactive when it's cancelled. Either the searched screen itself or a results controller above it
/// displays the results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// - Parameter searchResultsController: Displays the results above the searched screen; `nil` if that screen
  ///   itself displays them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  public final let searchResultsController: UIViewController?

  /// Called when the text or the scope changes, and when the search begins and ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { willSet { checkThread() } }
  open weak var delegate: (any UISearchControllerDelegate)? { willSet { checkThread() } }

  open var obscuresBackgroundDuringPresentation = true {
    willSet { checkThread() }
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set {
      checkThread()
      obscuresBackgroundDuringPresentation = newValue
    }
  }
  open var hidesNavigationBarDuringPresentation = true { willSet { checkThread() } }
  open var automaticallyShowsCancelButton = true { willSet { checkThread() } }
  open var automaticallyShowsScopeBar = true { willSet { checkThread() } }
  open var automaticallyShowsSearchResultsController = true { willSet { checkThread() } }
  /// Has no effect.
  open var scopeBarActivation: ScopeBarActivation = .automatic { willSet { checkThread() } }
  /// Searches that are offered in a list above the results while the search text is edited.
  ///
  /// This property becomes `nil` when the user types, chooses a suggestion, changes the scope or cancels, before the
  /// ``searchResultsUpdater`` is called. The updater can set new suggestions.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { bar.field.suggestions }
    set {
      checkThread()
      bar.field.suggestions = newValue
    }
  }
  /// Whether ``searchSuggestions`` aren't displayed if the search bar is below the title, where it always is.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    willSet { checkThread() }
    didSet { bar.field.showSuggestions() }
  }
  /// Whether the results are visible even if the search text is empty.
  open var showsSearchResultsController = false {
    willSet { checkThread() }
    didSet { showResultsIfNeeded() }
  }

  // MARK: Search bar

  open var searchBar: UISearchBar { bar }
  private lazy var bar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.frame.size = bar.sizeThatFits(UIScreen.main.bounds.size)
    bar.frame.size.width = UIScreen.main.bounds.width
    bar.placeholder = "Search"
    bar.field.searchController = self
    bar.cancelled = { [weak self] in self?.isActive = false }
    bar.scopeDidChange = { [weak self] in self?.searchDidChange() }
    let field = bar.searchTextField
    field.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in self?.searchDidChange() }, for: .editingChanged)
    return bar
  }()

  private func searchDidChange() {
    searchSuggestions = nil
    showResultsIfNeeded()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Activity

  /// Called when the search becomes active or inactive, so that the navigation bar and its controller update.
  package final var activityChanged: (() -> Void)?
  private var isSearching = false

  /// Whether the search is active. Setting this property begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      checkThread()
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
      bar.setShowsScope(true, animated: true)
    }
    activityChanged?()
    searchResultsUpdater?.updateSearchResults(for: self)
    AnimationTimeline.current.schedule(after: 0.3) { [weak self] _ in
      guard let self, isSearching else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchSuggestions = nil
    bar.text = ""
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
    showResultsIfNeeded()
    activityChanged?()
    searchResultsUpdater?.updateSearchResults(for: self)
    AnimationTimeline.current.schedule(after: 0.3) { [weak self] _ in
      guard let self, !isSearching else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    if let completion {
      AnimationTimeline.current.schedule(after: flag ? 0.3 : 0) { _ in completion() }
    }
  }

  // MARK: View

  open override func loadView() {
    let view = SearchOverlayView(frame: .zero)
    view.controller = self
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showResultsIfNeeded()
  }

  package final var showsResults: Bool {
    guard isSearching, searchResultsController != nil else { return false }
    if showsSearchResultsController { return true }
    return automaticallyShowsSearchResultsController && !(bar.text ?? "").isEmpty
  }

  private func showResultsIfNeeded() {
    guard let results = searchResultsController, let view = viewIfLoaded else { return }
    if showsResults, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !showsResults, results.parent === self {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
    view.setNeedsLayout()
  }
}
