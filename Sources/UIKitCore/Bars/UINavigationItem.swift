public import Foundation

/// The content of a navigation bar while a view controller is at the top.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  /// Called when the displayed content has changed.
  package final var changed: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.configure(self)
  }

  open func encode(with coder: NSCoder) {}

  /// Called for an item of a nib or storyboard after all of its outlets are set.
  open func awakeFromNib() {}

  open var title: String? {
    willSet { checkThread() }
    didSet { if title != oldValue { changed?() } }
  }
  open var subtitle: String? {
    willSet { checkThread() }
    didSet { if subtitle != oldValue { changed?() } }
  }
  open var largeTitle: String? {
    willSet { checkThread() }
    didSet { if largeTitle != oldValue { changed?() } }
  }
  /// Displayed in the center in place of the title.
  open var titleView: UIView? {
    willSet { checkThread() }
    didSet { if titleView !== oldValue { changed?() } }
  }
  /// Returns the menu of the title, or `nil` if it has none. The argument contains the actions that UIKit suggests:
  /// none.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    willSet { checkThread() }
    didSet { changed?() }
  }
  /// A line of text above the title.
  open var prompt: String? {
    willSet { checkThread() }
    didSet { if prompt != oldValue { changed?() } }
  }

  // MARK: Back

  open var hidesBackButton = false {
    willSet { checkThread() }
    didSet { if hidesBackButton != oldValue { changed?() } }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    checkThread()
    self.hidesBackButton = hidesBackButton
  }
  /// Configures the back button of the next item, which leads back to this one.
  open var backBarButtonItem: UIBarButtonItem? {
    willSet { checkThread() }
    didSet { changed?() }
  }
  open var backButtonTitle: String? {
    willSet { checkThread() }
    didSet { if backButtonTitle != oldValue { changed?() } }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    willSet { checkThread() }
    didSet { if backButtonDisplayMode != oldValue { changed?() } }
  }
  open var backAction: UIAction? {
    willSet { checkThread() }
    didSet { changed?() }
  }
  /// Whether the left items appear beside the back button and don't replace it.
  open var leftItemsSupplementBackButton = false {
    willSet { checkThread() }
    didSet { if leftItemsSupplementBackButton != oldValue { changed?() } }
  }

  // MARK: Items

  open var leftBarButtonItems: [UIBarButtonItem]? {
    willSet { checkThread() }
    didSet {
      groups.leading = nil
      changed?()
    }
  }
  /// The items from the right edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    willSet { checkThread() }
    didSet {
      groups.trailing = nil
      groups.pinned = nil
      changed?()
    }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set {
      checkThread()
      leftBarButtonItems = newValue.map { [$0] }
    }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set {
      checkThread()
      rightBarButtonItems = newValue.map { [$0] }
    }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    checkThread()
    leftBarButtonItem = item
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    checkThread()
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    checkThread()
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    checkThread()
    rightBarButtonItems = items
  }

  // MARK: Large titles and search

  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    willSet { checkThread() }
    didSet { if largeTitleDisplayMode != oldValue { changed?() } }
  }
  open var searchController: UISearchController? {
    willSet { checkThread() }
    didSet {
      guard searchController !== oldValue else { return }
      changed?()
    }
  }
  /// Whether scrolling down hides the search bar; it reappears when the content is scrolled to its top.
  open var hidesSearchBarWhenScrolling = true {
    willSet { checkThread() }
    didSet { if !hidesSearchBarWhenScrolling { isSearchBarHidden = false } }
  }
  package final var isSearchBarHidden = false {
    didSet { if isSearchBarHidden != oldValue { changed?() } }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    willSet { checkThread() }
  }
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  open var style: ItemStyle = .navigator { willSet { checkThread() } }

  // MARK: Appearance

  open var standardAppearance: UINavigationBarAppearance? {
    willSet { checkThread() }
    didSet { changed?() }
  }
  open var compactAppearance: UINavigationBarAppearance? { willSet { checkThread() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    willSet { checkThread() }
    didSet { changed?() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { willSet { checkThread() } }

  /// Has no effect: only an iPad displays groups in the center.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { willSet { checkThread() } }
  /// Has no effect.
  open var customizationIdentifier: String? { willSet { checkThread() } }

  final var groups = ItemGroups()

  deinit { AssociatedObjects.end(with: self) }
}
