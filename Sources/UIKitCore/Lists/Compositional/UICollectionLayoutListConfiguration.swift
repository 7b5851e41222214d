public import Foundation

/// The appearance of a list in a collection view.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  /// The color behind the rows; `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of a row, given those of the list.
  public var itemSeparatorHandler:
    (
      (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration
    )?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The color that replaces the collection view's background; `nil` to keep that one.
  var shownBackground: UIColor? {
    if let backgroundColor { return backgroundColor.cgColor.alpha == 0 ? nil : backgroundColor }
    return tableStyle == .plain ? nil : .systemGroupedBackground
  }

  var tableStyle: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain, .sidebar: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
