extension UICollectionViewDiffableDataSource {
  /// The app's closures for expanding and collapsing items.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item>
  where Item: Hashable & Sendable {
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    /// Returns the children of an item that is expanded, given its current children.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    public init() {}
  }

  /// The app's closures for reordering items.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source has the final snapshot, so that the app can update its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }
}

/// A data source whose items form outlines.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Returns the indentation level of an item, and whether it's expanded; `nil` if the section isn't an
  /// outline.
  func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  func toggleOutline(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let section = sectionIdentifier(for: path.section),
      let outline = outlines[section], let item = itemIdentifier(for: path)
    else { return nil }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  /// Expands or collapses an item, as a tap on its symbol does.
  func toggleOutline(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), var outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Returns the differences between the sections of two snapshots.
  func transaction(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines former: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<
      ItemIdentifierType
    >]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let sections = final.sectionIdentifiers.compactMap {
      section -> NSDiffableDataSourceSectionTransaction<
        SectionIdentifierType, ItemIdentifierType
      >? in
      let before = initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: former[section] ?? .flat(before),
        finalSnapshot: outlines[section] ?? .flat(after),
        difference: after.difference(from: before).inferringMoves())
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns a snapshot of items without children.
  static func flat(_ items: [ItemIdentifierType]) -> Self {
    var snapshot = Self()
    snapshot.append(items)
    return snapshot
  }
}
