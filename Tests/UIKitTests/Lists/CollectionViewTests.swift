import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A collection view") struct CollectionViewTests {
  final class Cell: UICollectionViewCell {
    static var count = 0
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      Cell.count += 1
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var log: [String] = []
    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
      log.append("cell \(sections[indexPath.section][indexPath.item])")
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      log.append("shouldHighlight")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log.append("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("didDeselect \(indexPath.item)") }
  }

  let source: Source
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView

  init() {
    source = Source([(0..<10).map { "\($0)" }])
    layout.itemSize = CGSize(width: 90, height: 50)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
  }

  private var shown: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map { ($0 as! Cell).label.text! }
  }

  @Test func `items stand in lines that reach from edge to edge`() {
    view.layoutIfNeeded()
    let frames = (0..<4).map { view.cellForItem(at: IndexPath(0, $0))!.frame }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 90, height: 50))
    #expect(frames[1].minX == 105)
    #expect(frames[2].maxX == 300)
    #expect(frames[3] == CGRect(x: 0, y: 60, width: 90, height: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 230))
  }

  @Test func `insets and headers stand around the items`() {
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(0, 0))?.frame.origin == CGPoint(x: 20, y: 50))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(view.contentSize.height == CGFloat(370))
  }

  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: indexPath.item == 1 ? 250 : 100, height: 20 + indexPath.item) }
  }

  @Test func `the delegate gives items their sizes`() {
    let sizes = Sizes()
    view.delegate = sizes
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: IndexPath(0, 0))?.frame == CGRect(x: 100, y: 0, width: 100, height: 20))
    #expect(
      view.cellForItem(at: IndexPath(0, 1))?.frame == CGRect(x: 25, y: 30, width: 250, height: 21))
    let second = view.cellForItem(at: IndexPath(0, 2))!.frame
    let third = view.cellForItem(at: IndexPath(0, 3))!.frame
    #expect(second.minX == 0 && third.maxX == 300)
    #expect(abs(second.midY - third.midY) < 1)
  }

  final class SizeLog: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      sizes.append(cell.contentView.bounds.size)
      return cell
    }
  }

  @Test func `the data source finds new and used cells in their sizes`() {
    let (log, sizes) = (SizeLog(), Sizes())
    view.dataSource = log
    view.delegate = sizes
    view.layoutIfNeeded()
    let heights = log.sizes.map(\.height)
    #expect(heights.sorted() == [20, 21, 22, 23])
    log.sizes = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(log.sizes.map(\.height) == heights)
    #expect(log.sizes.map(\.width).max() == 250)
  }

  @Test func `a layout can run from side to side`() {
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(0, 5))?.frame.minX == 0)
    #expect(view.cellForItem(at: IndexPath(0, 6))?.frame.minX == 100)
    #expect(view.contentSize == CGSize(width: 190, height: 400))
  }

  @Test func `only items in sight have cells`() {
    source.sections = [(0..<900_000).map { "\($0)" }]
    Cell.count = 0
    view.reloadData()
    #expect(shown.count == 21)
    view.scrollToItem(at: IndexPath(0, 600_000), at: .top, animated: false)
    #expect(shown.first == "600000")
    #expect(Cell.count <= 24)
  }

  @Test func `cells of items that remain move`() {
    view.layoutIfNeeded()
    let before = Dictionary(
      uniqueKeysWithValues: view.visibleCells.map { (($0 as! Cell).label.text!, $0) })
    source.log = []
    view.performBatchUpdates {
      source.sections[0].remove(at: 0)
      source.sections[0].insert("New", at: 4)
      view.deleteItems(at: [IndexPath(0, 0)])
      view.insertItems(at: [IndexPath(0, 4)])
    }
    #expect(shown == ["1", "2", "3", "4", "New", "5", "6", "7", "8", "9"])
    for cell in view.visibleCells {
      let name = (cell as! Cell).label.text!
      if let former = before[name] { #expect(former === cell) }
    }
    #expect(source.log == ["cell New"])
    #expect(view.indexPath(for: before["5"]!) == IndexPath(0, 5))
  }

  @Test func `taps select, and deselect what was selected`() {
    view.layoutIfNeeded()
    source.log = []
    view.activateItem(at: IndexPath(0, 2))
    view.activateItem(at: IndexPath(0, 3))
    #expect(
      source.log == [
        "shouldHighlight", "shouldSelect 2", "didSelect 2", "shouldHighlight", "shouldSelect 3",
        "didDeselect 2", "didSelect 3",
      ])
    #expect(view.indexPathsForSelectedItems == [IndexPath(0, 3)])
    #expect(view.cellForItem(at: IndexPath(0, 3))?.isSelected == true)
  }

  @Test func `a diffable data source with registrations fills it`() {
    let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.label.text = "<\(item)>"
    }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    data.apply(snapshot)
    #expect(shown == ["<1>", "<2>", "<3>"])
    let third = view.cellForItem(at: IndexPath(0, 2))
    snapshot.moveItem(3, beforeItem: 1)
    data.apply(snapshot)
    #expect(shown == ["<3>", "<1>", "<2>"])
    #expect(view.cellForItem(at: IndexPath(0, 0)) === third)
  }

  final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
      preferred.frame.size = CGSize(width: 300, height: 60 + CGFloat(preferred.indexPath.item))
      return preferred
    }
  }

  @Test func `items size themselves where the layout has only estimates`() {
    view.register(Tall.self, forCellWithReuseIdentifier: "cell")
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(0, 0))?.frame.height == 60)
    #expect(
      view.cellForItem(at: IndexPath(0, 1))?.frame == CGRect(x: 0, y: 60, width: 300, height: 61))
  }

  final class Diagonal: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: indexPath.item * 100, y: indexPath.item * 100, width: 80, height: 80)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.minX < rect.maxX && $0.frame.minY < rect.maxY }
    }
  }

  @Test func `an app's own layout places the items`() {
    view.layoutIfNeeded()
    view.setCollectionViewLayout(Diagonal(), animated: false)
    #expect(shown == ["0", "1", "2"])
    #expect(view.cellForItem(at: IndexPath(0, 2))?.frame.origin == CGPoint(x: 200, y: 200))
    #expect(view.contentSize == CGSize(width: 1000, height: 1000))
  }

  /// Returns all elements, whatever it is asked for.
  final class Everything: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
    private func element(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: item * 100, width: 300, height: 100)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let elements = (0..<9).map(element)
      // One without a size, and one that a transform moves to the top.
      elements[7].size = .zero
      elements[8].transform3D = CATransform3DMakeTranslation(0, -800, 0)
      return elements
    }
  }

  @Test func `only visible elements of an app's own layout get cells`() {
    view.layoutIfNeeded()
    view.setCollectionViewLayout(Everything(), animated: false)
    #expect(shown == ["0", "1", "2", "3", "7", "8"])
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    #expect(shown == ["1", "2", "3", "4", "5", "7", "8"])
  }

  /// Stacks items, each as high as its cell asks for.
  final class Column: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]
    private(set) var invalidated: [IndexPath] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: top(of: 3)) }
    private func top(of item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (heights[$1] ?? 40) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: top(of: indexPath.item), width: 300, height: heights[indexPath.item] ?? 40)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { preferred.size.height != original.size.height }
    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferred.indexPath.item] = preferred.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidated += context.invalidatedItemIndexPaths ?? []
      super.invalidateLayout(with: context)
    }
  }

  @Test func `an app's own layout hears which sizes its cells prefer`() {
    let layout = Column()
    view.register(Tall.self, forCellWithReuseIdentifier: "cell")
    view.setCollectionViewLayout(layout, animated: false)
    view.layoutIfNeeded()
    #expect((0..<3).map { view.cellForItem(at: IndexPath(0, $0))?.frame.minY } == [0, 60, 121])
    #expect(view.contentSize.height == 183)
    #expect(layout.invalidated == [IndexPath(0, 0), IndexPath(0, 1), IndexPath(0, 2)])
  }

  @Test func `cells without a wish leave an app's own layout as it is`() {
    let layout = Column()
    view.setCollectionViewLayout(layout, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 120 && layout.invalidated.isEmpty)
  }

  @Test func `focus moves to items out of sight`() {
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.isHidden = false
    source.sections = [(0..<100).map { "\($0)" }]
    view.reloadData()
    view.layoutIfNeeded()
    var cell: UIView = view.cellForItem(at: IndexPath(0, 1))!
    for _ in 0..<12 { cell = view.nextFocus(from: cell, heading: .down) ?? cell }
    #expect((cell as? Cell)?.label.text == "37")
    cell = view.nextFocus(from: cell, heading: .right) ?? cell
    #expect((cell as? Cell)?.label.text == "38")
    #expect(view.bounds.contains(cell.frame))
  }
}
