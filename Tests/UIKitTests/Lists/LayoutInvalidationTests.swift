import Foundation
import Testing
import UIKit

/// What a layout is told by invalidation contexts, as Apple documents `UICollectionViewLayoutInvalidationContext`.
@MainActor @Suite("Invalidation of layouts") struct LayoutInvalidationTests {
  final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    var boundsChanges: [CGSize] = []
    var context: UICollectionViewLayoutInvalidationContext?

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      self.context = context
      #expect(context is Context)
      log.append(
        (context.invalidateEverything ? "everything" : "part")
          + (context.invalidateDataSourceCounts ? ", counts" : ""))
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      boundsChanges = [collectionView?.bounds.size ?? .zero, newBounds.size]
      return newBounds.size != collectionView?.bounds.size
    }
  }

  let items = PlainItems([3])
  let layout = Layout()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  let list: UICollectionView

  init() {
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    window.addSubview(list)
    window.isHidden = false
  }

  /// Forgets what happened since the list was made: another test may have changed the traits of all windows.
  private func begin() {
    list.layoutIfNeeded()
    layout.log = []
  }

  @Test func `reloading invalidates everything once`() {
    begin()
    list.reloadData()
    #expect(layout.log == ["everything, counts"])
    list.layoutIfNeeded()
    #expect(layout.log.count == 1)
  }

  @Test func `another data source or layout invalidates everything`() {
    begin()
    let other = PlainItems([1])
    list.dataSource = other
    #expect(layout.log == ["everything, counts"])
    let next = Layout()
    list.collectionViewLayout = next
    #expect(next.log == ["everything"])
    #expect(layout.log.count == 1)
  }

  @Test func `updates invalidate the counts`() {
    begin()
    items.counts = [4]
    list.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.log == ["part, counts"])
    items.counts = [3]
    list.performBatchUpdates { list.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(layout.log == ["part, counts", "part, counts"])
    list.performBatchUpdates(nil)
    #expect(layout.log.last == "part")
  }

  @Test func `invalidating without a context makes one`() {
    begin()
    layout.invalidateLayout()
    #expect(layout.log == ["part"])
  }

  @Test func `a layout is asked about new bounds while the list has the old ones`() {
    begin()
    list.frame.size.width = 80
    #expect(
      layout.boundsChanges == [CGSize(width: 100, height: 400), CGSize(width: 80, height: 400)])
    #expect(layout.log == ["part"])
  }

  @Test func `a context adjusts the offset and the size of the content`() {
    list.contentSize = CGSize(width: 100, height: 1000)
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 20)
    context.contentSizeAdjustment = CGSize(width: 0, height: 50)
    layout.invalidateLayout(with: context)
    #expect(list.contentOffset == CGPoint(x: 0, y: 20))
    #expect(list.contentSize == CGSize(width: 100, height: 1050))
  }

  @Test func `a context tells which elements it means`() {
    let context = Context()
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
    context.invalidateSupplementaryElements(ofKind: "header", at: [first])
    context.invalidateSupplementaryElements(ofKind: "header", at: [second])
    context.invalidateDecorationElements(ofKind: "line", at: [second])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [first, second]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [second]])
  }

  @Test func `an element's preferred size invalidates the element`() {
    let path = IndexPath(item: 0, section: 1)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: header, withOriginalAttributes: header)
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [path]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }
}
