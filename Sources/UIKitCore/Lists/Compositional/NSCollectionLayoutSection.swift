public import Foundation

/// How a section scrolls orthogonally to the layout, and where scrolling stops.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// A section of a compositional layout: a group that is repeated for all items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// `.automatic` uses the reference of the layout's configuration.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// `.automatic` uses the reference of the layout's configuration.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  open var interGroupSpacing: CGFloat = 0
  /// Any value except `.none` places the groups next to each other.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called whenever the visible items of the section are placed, to modify them.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The configuration that the cells of a list section use.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// A section that looks like one of a table view.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let look = UIApplication.look
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(look.height(ofLined: .row)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listConfiguration = configuration
    let margin = look.horizontalInset(configuration.tableStyle)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: look.emptyHeader(configuration.tableStyle, isFirst: false), leading: margin,
      bottom: look.emptyFooter(configuration.tableStyle), trailing: margin)
    let headerSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(look.height(of: .heading)))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.tableStyle == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
