public import UIKit

/// A compositional collection view with a diffable data source: a list with an outline, a grid and a row that
/// scrolls sideways.
public final class DiffableScreen: ProbeViewController, Changeable {
  public static let changes = [
    "diff-apply", "diff-shuffle", "diff-reload", "diff-outline", "diff-layout", "diff-empty",
    "diff-twice", "diff-select", "diff-edit",
  ]

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout(0))
  private var source: Source?
  private var last = 100

  public override func loadView() {
    view = collection
  }

  public override func viewDidLoad() {
    title = "Diffable"
    let list = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories =
        item % 3 == 0
        ? [.outlineDisclosure()] : [.delete(), .reorder(), .multiselect(), .disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: list, for: path, item: item)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.reorderingHandlers.canReorderItem = { $0 % 3 != 0 }
    self.source = source
    collection.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    for section in 0..<3 {
      snapshot.appendItems(Array(section * 10..<section * 10 + 6), toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    super.viewDidLoad()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collection.isEditing = editing
  }

  private func layout(_ number: Int) -> UICollectionViewLayout {
    if number % 5 == 4 {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 60 + number % 90, height: 24 + number % 40)
      flow.scrollDirection = number % 2 == 0 ? .vertical : .horizontal
      return flow
    }
    return UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(
        appearance: number % 2 == 0 ? .insetGrouped : .plain)
      configuration.headerMode = number % 3 == 0 ? .supplementary : .none
      if (section + number) % 3 == 0 {
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(48)),
        repeatingSubitem: item, count: 1 + (section + number) % 3)
      let made = NSCollectionLayoutSection(group: group)
      if (section + number) % 3 == 1 {
        made.orthogonalScrollingBehavior = [.continuous, .groupPaging, .paging][number % 3]
      }
      return made
    }
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    guard let source else { return }
    var dice = Dice(number)
    switch name {
    case "diff-apply":
      source.apply(changed(source.snapshot(), &dice), animatingDifferences: animated)
    case "diff-twice":
      let first = changed(source.snapshot(), &dice)
      source.apply(first, animatingDifferences: animated) { [weak self] in
        guard let self, let source = self.source else { return }
        source.apply(changed(source.snapshot(), &dice), animatingDifferences: animated)
      }
      source.apply(changed(first, &dice), animatingDifferences: !animated)
    case "diff-shuffle":
      var snapshot = source.snapshot()
      let items = snapshot.itemIdentifiers
      if items.count > 1 {
        let item = items[dice.roll(items.count)]
        let other = items[dice.roll(items.count)]
        if item != other { snapshot.moveItem(item, afterItem: other) }
      }
      source.apply(snapshot, animatingDifferences: animated)
    case "diff-reload":
      var snapshot = source.snapshot()
      if let item = snapshot.itemIdentifiers.at(number) {
        if number % 2 == 0 {
          snapshot.reloadItems([item])
        } else {
          snapshot.reconfigureItems([item])
        }
      }
      source.apply(snapshot, animatingDifferences: animated)
    case "diff-outline": outline(source, number, animated)
    case "diff-layout": collection.setCollectionViewLayout(layout(number), animated: animated)
    case "diff-empty": source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
    case "diff-select":
      if let item = source.snapshot().itemIdentifiers.at(number),
        let path = source.indexPath(for: item)
      {
        collection.selectItem(
          at: path, animated: animated, scrollPosition: [[], .top, .centeredVertically][number % 3])
      }
    default: setEditing(!isEditing, animated: animated)
    }
  }

  private func outline(_ source: Source, _ number: Int, _ animated: Bool) {
    guard let section = source.snapshot().sectionIdentifiers.at(number) else { return }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    let parents = (0..<1 + number % 4).map { _ in next() }
    outline.append(parents)
    for parent in parents { outline.append((0..<number % 3).map { _ in next() }, to: parent) }
    if number % 2 == 0 { outline.expand(parents) }
    source.apply(outline, to: section, animatingDifferences: animated)
  }

  private func next() -> Int {
    last += 1
    return last
  }

  private func changed(
    _ old: NSDiffableDataSourceSnapshot<Int, Int>, _ dice: inout Dice
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = old
    if snapshot.numberOfSections == 0 || dice.roll(5) == 0 { snapshot.appendSections([next()]) }
    if snapshot.numberOfSections > 2, dice.roll(4) == 0 {
      snapshot.deleteSections([snapshot.sectionIdentifiers[dice.roll(snapshot.numberOfSections)]])
    }
    for _ in 0..<dice.roll(4) where snapshot.numberOfItems > 0 {
      snapshot.deleteItems([snapshot.itemIdentifiers[dice.roll(snapshot.numberOfItems)]])
    }
    for _ in 0..<dice.roll(5) {
      let section = snapshot.sectionIdentifiers[dice.roll(snapshot.numberOfSections)]
      snapshot.appendItems([next()], toSection: section)
    }
    return snapshot
  }
}

extension DiffableScreen: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    record(.select)
  }
}
