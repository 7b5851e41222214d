import UIKit
import UIKitCore

/// A list of texts in a collection view in a window.
@MainActor final class GroupedList {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
  let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init(
    _ sections: [[String]], appearance: UICollectionLayoutListConfiguration.Appearance,
    headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
    backgroundColor: UIColor? = nil,
    _ configure: @escaping (UICollectionViewListCell, String) -> Void = { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    configuration.backgroundColor = backgroundColor
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in configure(cell, text)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    view.backgroundColor = .orange
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (index, items) in sections.enumerated() { snapshot.appendItems(items, toSection: index) }
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }
}
