import UIKitDiagnostics
public import Foundation

/// Provides a collection view with cells for identified items, and updates it with the difference between
/// snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Returns the configured cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// The sections whose items form an outline.
  private(set) var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The app's closures for reordering. An item can be moved if `canReorderItem` returns `true`.
  open var reorderingHandlers = ReorderingHandlers()
  /// The app's closures for expanding and collapsing items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Returns the configured supplementary view for an index path.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of `collectionView`.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current state.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Updates the collection view to the state of `snapshot`. Items that remain keep their cells.
  ///
  /// - Parameter completion: Called on the main thread when the collection view displays the new state.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if let collectionView, collectionView.dataSource === self, collectionView.isDataLoaded {
      let update = SnapshotDiff(from: current, to: snapshot).update
      take(snapshot)
      collectionView.perform(update)
    } else {
      take(snapshot)
      collectionView?.reloadData()
    }
    if let completion { Turn.current.afterLayout(completion) }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Updates the collection view to the state of `snapshot`, with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    if let completion { Turn.current.afterLayout(completion) }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.settled
    outlines = outlines.filter { section, outline in
      current.indexOfSection(section) != nil
        && outline.visibleItems == current.itemIdentifiers(inSection: section)
    }
  }

  // MARK: Outlines

  /// Returns the items of a section as an outline.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    return .flat(
      current.indexOfSection(section) == nil ? [] : current.itemIdentifiers(inSection: section))
  }

  /// Updates a section to the state of an outline, and displays its visible items. A section that doesn't exist
  /// is appended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let former = outlines[section]
    let levels = { (item: ItemIdentifierType) in
      former.map { $0.contains(item) ? ($0.level(of: item), $0.isExpanded(item)) : nil } ?? nil
    }
    let changed = snapshot.visibleItems.filter { item in
      guard let (level, isExpanded) = levels(item) else { return false }
      return level != snapshot.level(of: item) || isExpanded != snapshot.isExpanded(item)
    }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    for item in changed {
      if let path = indexPath(for: item), let cell = collectionView?.cellForItem(at: path) {
        outlineDidChange(cell, at: path)
      }
    }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  private func outlineDidChange(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let place = outlinePlace(at: path) else { return }
    if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = place.level }
    cell.isExpanded = place.isExpanded
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.items(inSectionAt: section).count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.item(at: indexPath.section, indexPath.item)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      trap(
        """
        the cell provider of the diffable data source returned a nil cell for index path \
        \(indexPath)
        """)
    }
    outlineDidChange(cell, at: indexPath)
    return cell
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let (initial, former) = (current, outlines)
    var final = current
    final.deleteItems([item])
    requireIndex(
      destinationIndexPath.section, below: final.numberOfSections, "the sections of the snapshot")
    let section = final.sections[destinationIndexPath.section]
    let rest = final.itemIdentifiers(inSection: section)
    if rest.indices.contains(destinationIndexPath.item) {
      final.insertItems([item], beforeItem: rest[destinationIndexPath.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    take(final)
    let transaction = transaction(from: initial, to: final, outlines: former)
    reorderingHandlers.willReorder?(transaction)
    reorderingHandlers.didReorder?(transaction)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      trap(
        "the supplementary view provider returned nil for kind \(kind) at \(indexPath)")
    }
    return view
  }
}
