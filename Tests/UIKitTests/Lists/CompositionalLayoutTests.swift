import Testing
import UIKit

@MainActor @Suite("A compositional layout") struct CompositionalLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var make: (UICollectionView, IndexPath) -> UICollectionViewCell
    var cells = 0
    init(_ counts: [Int], _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.counts = counts
      self.make = make
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cells += 1
      return make(collectionView, indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func view(
    _ layout: UICollectionViewLayout, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func plain(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  @Test func `groups repeat their items across and down`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let source = Source([7], plain)
    let view = view(UICollectionViewCompositionalLayout(section: section), source)
    #expect(
      view.cellForItem(at: IndexPath(0, 1))?.frame == CGRect(x: 105, y: 25, width: 90, height: 50))
    #expect(
      view.cellForItem(at: IndexPath(0, 6))?.frame == CGRect(x: 5, y: 165, width: 90, height: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 220))
  }

  @Test func `items have room around them, which may be flexible`() {
    let tile = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(40)))
    tile.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [tile])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(20), trailing: nil, bottom: .fixed(5))
    let source = Source([8], plain)
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    // Four of 70 points fit in 300; 20 points are left, 5 behind each.
    #expect(
      view.cellForItem(at: IndexPath(0, 0))?.frame == CGRect(x: 10, y: 50, width: 60, height: 40))
    #expect(view.cellForItem(at: IndexPath(0, 3))?.frame.minX == 235)
    #expect(
      view.cellForItem(at: IndexPath(0, 4))?.frame == CGRect(x: 10, y: 175, width: 60, height: 40))
    #expect(view.contentSize.height == 250)
  }

  @Test func `groups nest, and share room evenly`() {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
    stack.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)),
      subitems: [NSCollectionLayoutItem(layoutSize: half), stack])
    let source = Source([4], plain)
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect(
      view.cellForItem(at: IndexPath(0, 0))?.frame == CGRect(x: 0, y: 0, width: 150, height: 110))
    #expect(
      view.cellForItem(at: IndexPath(0, 1))?.frame == CGRect(x: 150, y: 0, width: 150, height: 50))
    #expect(
      view.cellForItem(at: IndexPath(0, 2))?.frame == CGRect(x: 150, y: 60, width: 150, height: 50))
    #expect(view.cellForItem(at: IndexPath(0, 3))?.frame.minY == 110)
  }

  @Test func `headers stand before their sections, each with a layout of its own`() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.container.effectiveContentSize.width == 300)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 40 : 70))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: "header", alignment: .top)
      ]
      return section
    }
    let source = Source([2, 1], plain)
    let view = view(layout, source)
    #expect(
      view.supplementaryView(forElementKind: "header", at: IndexPath(1, 0))?.frame
        == CGRect(x: 0, y: 110, width: 300, height: 30))
    #expect(
      view.cellForItem(at: IndexPath(1, 0))?.frame == CGRect(x: 0, y: 140, width: 300, height: 70))
  }

  @Test func `rows of a list are as high as their content`() throws {
    let long = String(repeating: "word ", count: 20)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, path, _ in
      var content = cell.defaultContentConfiguration()
      content.text = path.item == 1 ? long : "Short"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = Source([1000]) { view, path in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
    }
    let view = view(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), source)
    let heights = (0..<3).map { view.cellForItem(at: IndexPath(0, $0))!.frame.height }
    #expect(heights[0] == 44)
    #expect(heights[1] > 44)
    #expect(view.cellForItem(at: IndexPath(0, 2))?.frame.minY == heights[0] + heights[1])
    #expect(source.cells < 15)
    view.scrollToItem(at: IndexPath(0, 900), at: .top, animated: false)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(0, 900)))
    #expect(cell.frame.minY == view.contentOffset.y)
    #expect(cell.contentView.frame.width < 290)
  }

  @Test func `a deleted row takes its height along`() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "word ", count: item * 20 + 1)
      cell.contentConfiguration = content
    }
    let source = Source([]) { _, _ in UICollectionViewCell() }
    let view = view(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), source)
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 2, 1])
    data.apply(snapshot)
    view.layoutIfNeeded()
    let last = view.cellForItem(at: IndexPath(0, 2))!
    let height = last.frame.height
    snapshot.deleteItems([2])
    data.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(0, 1)) === last)
    #expect(last.frame == CGRect(x: 0, y: 44, width: 300, height: height))
  }

  @Test func `a row whose item is gone can still be laid out`() throws {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = Source([2]) { view, path in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
    }
    let view = view(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)), source)
    let cell = try #require(view.cellForItem(at: IndexPath(0, 1)))
    source.counts = []
    view.reloadData()
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }
}
