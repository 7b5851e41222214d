import Foundation
import Testing
import UIKit
import UIKitCore

/// Where elements begin and end in an update, as their layout says.
@MainActor @Suite("Attributes in updates") struct UpdateAttributesTests {
  final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    var updates: [UICollectionViewUpdateItem] = []
    var target: CGPoint?
    var superAlphas: [CGFloat?] = []

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log.append("updates \(updateItems.count)")
      updates = updateItems
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
      -> CGPoint
    {
      target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.alpha = 0
      attributes?.frame.origin.x = 500
      log.append("initial \(itemIndexPath.item)")
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      log.append("final \(itemIndexPath.item) at \(Int(attributes?.frame.minY ?? -1))")
      attributes?.alpha = 0
      return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial header \(elementIndexPath.section)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final header \(elementIndexPath.section)")
      return nil
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }
  }

  let items = PlainItems([3])
  let layout = Layout()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  let list: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    list.dataSource = items
    window.addSubview(list)
    window.isHidden = false
  }

  @Test func `the layout hears of what comes and goes, between the two calls about updates`() {
    // Another test may have changed the traits of all windows since the list was made.
    list.layoutIfNeeded()
    layout.log = []
    items.counts = [3]
    list.performBatchUpdates {
      list.deleteItems(at: [IndexPath(item: 1, section: 0)])
      list.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      layout.log == ["prepare", "updates 2", "final 1 at 20", "initial 0", "finalize"])
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 3)
  }

  @Test func `changes of whole sections have no item`() {
    items.counts = [3, 1, 2]
    list.insertSections([1, 2])
    #expect(layout.updates.map(\.updateAction) == [.insert, .insert])
    #expect(
      layout.updates.map(\.indexPathAfterUpdate) == [
        IndexPath(item: NSNotFound, section: 1), IndexPath(item: NSNotFound, section: 2),
      ])
    items.counts = [2, 3, 1]
    list.moveSection(2, toSection: 0)
    let (first, last) = (
      IndexPath(item: NSNotFound, section: 0), IndexPath(item: NSNotFound, section: 2)
    )
    #expect(layout.updates.map(\.indexPathBeforeUpdate) == [last])
    #expect(layout.updates.map(\.indexPathAfterUpdate) == [first])
    list.reloadSections([1])
    #expect(layout.updates.map(\.updateAction) == [.reload])
    items.counts = [1]
    list.deleteSections([0, 1])
    #expect(layout.updates.map(\.updateAction) == [.delete, .delete])
    #expect(layout.updates.first?.indexPathBeforeUpdate == first)
  }

  /// `targetContentOffset(forProposedContentOffset:)`: asked during updates and changes of the layout.
  @Test func `the layout says where an update and a change of the layout end`() {
    layout.target = CGPoint(x: 0, y: 300)
    items.counts = [50]
    list.insertItems(at: (3..<50).map { IndexPath(item: $0, section: 0) })
    #expect(list.contentOffset.y == 300)
    let other = Layout()
    other.itemSize = CGSize(width: 50, height: 40)
    other.target = CGPoint(x: 0, y: 120)
    list.collectionViewLayout = other
    #expect(list.contentOffset.y == 120)
  }

  @Test func `the delegate goes before the layout`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 200) }
    }
    let delegate = Delegate()
    list.delegate = delegate
    layout.target = CGPoint(x: 0, y: 300)
    items.counts = [50]
    list.insertItems(at: (3..<50).map { IndexPath(item: $0, section: 0) })
    #expect(list.contentOffset.y == 200)
  }

  @Test func `a new cell moves to its place from where the layout has it begin`() throws {
    items.counts = [4]
    list.insertItems(at: [IndexPath(item: 3, section: 0)])
    list.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 100, height: 20))
    #expect(cell.alpha == 1)
    let shown = try #require(cell.layer.presentation())
    #expect(shown.opacity < 1)
    #expect(shown.frame.minX > 0)
  }

  @Test func `a cell that goes stays until it is where the layout has it end`() throws {
    let cell = try #require(list.cellForItem(at: IndexPath(item: 2, section: 0)))
    items.counts = [2]
    list.deleteItems(at: [IndexPath(item: 2, section: 0)])
    list.layoutIfNeeded()
    #expect(!cell.isHidden)
    #expect(cell.alpha == 0)
    #expect(list.visibleCells.count == 2)
  }

  @Test func `headers come and go with their sections`() {
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    list.layoutIfNeeded()
    layout.log = []
    items.counts = [3, 1]
    list.insertSections([1])
    #expect(layout.log.contains("initial header 1"))
    list.layoutIfNeeded()
    layout.log = []
    items.counts = [1]
    list.deleteSections([0])
    #expect(layout.log.contains("final header 0"))
    #expect(layout.log.filter { $0.hasPrefix("final ") }.count == 4)
  }
}
