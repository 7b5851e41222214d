import Testing
@testable import UIKitCore
import UIKit

@MainActor @Suite("A section that scrolls across") struct OrthogonalSectionTests {
  final class Badge: UICollectionReusableView {}

  let source = PlainItems([10, 30])
  let view: UICollectionView
  var offsets: () -> [CGPoint]

  /// A shelf of items 100 points wide with 10 between them, below a header; then a list.
  init() {
    var seen: [CGPoint] = []
    offsets = { seen }
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .absolute(100) : .fractionalWidth(1),
        heightDimension: .absolute(50))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10)),
        elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(
        layoutSize: whole, supplementaryItems: index == 0 ? [badge] : [])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      guard index == 0 else { return section }
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 20, bottom: 5, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: "header", alignment: .top)
      ]
      section.visibleItemsInvalidationHandler = { _, offset, _ in seen.append(offset) }
      return section
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["badge", "header"] {
      view.register(
        Badge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func place(_ item: Int, section: Int = 0) -> CGRect? {
    let cell = view.cellForItem(at: IndexPath(item: item, section: section))
    return cell.map { $0.convert($0.bounds, to: view) }
  }

  private var scroller: UIScrollView? {
    var parent = view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview
    while let view = parent, !(view is UIScrollView) { parent = view.superview }
    return parent as? UIScrollView
  }

  private var shelf: [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
  }

  @Test("Groups stand beside one another, and the next section follows below the row")
  func places() {
    #expect(place(0) == CGRect(x: 20, y: 35, width: 100, height: 50))
    #expect(place(1) == CGRect(x: 130, y: 35, width: 100, height: 50))
    #expect(shelf == [0, 1, 2])
    #expect(place(0, section: 1) == CGRect(x: 0, y: 90, width: 300, height: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 90 + 30 * 50))
    #expect(scroller?.contentSize == CGSize(width: 1130, height: 50))
  }

  @Test("Scrolling it shows other items, moves their badges, and leaves its header and the others")
  func scrolling() throws {
    try #require(scroller).contentOffset.x = 220
    view.layoutIfNeeded()
    #expect(shelf == [1, 2, 3, 4])
    #expect(place(2) == CGRect(x: 20, y: 35, width: 100, height: 50))
    let badge = try #require(
      view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 2, section: 0)))
    #expect(badge.convert(badge.bounds, to: view) == CGRect(x: 110, y: 35, width: 10, height: 10))
    let header = view.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(view.contentOffset == .zero && place(0, section: 1)?.minY == 90)
    #expect(offsets().last == CGPoint(x: 220, y: 0))
  }

  @Test("A point leads to the item that shows there")
  func points() throws {
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 40)) == IndexPath(item: 0, section: 0))
    try #require(scroller).contentOffset.x = 330
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 40)) == IndexPath(item: 3, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 100)) == IndexPath(item: 0, section: 1))
  }

  @Test("Scrolling to an item scrolls its section")
  func scrollingToItem() {
    view.scrollToItem(at: IndexPath(item: 20, section: 1), at: .top, animated: false)
    #expect(view.contentOffset.y == 1090)
    view.scrollToItem(
      at: IndexPath(item: 6, section: 0), at: [.centeredHorizontally, .top], animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 35))
    let frame = place(6)
    #expect(frame?.midX == 150 && frame?.minY == 35)
  }

  @Test("It keeps its place while it is out of sight, and when the data is loaded anew")
  func keeping() throws {
    try #require(scroller).contentOffset.x = 220
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(shelf == [])
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(shelf == [1, 2, 3, 4])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(shelf == [1, 2, 3, 4])
    source.counts[0] = 2
    view.reloadData()
    view.layoutIfNeeded()
    #expect(shelf == [0, 1])
  }

  @Test(
    "A drag ends where the behavior lets it",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 150, 150 as CGFloat),
      (.continuousGroupLeadingBoundary, 150, 110), (.continuousGroupLeadingBoundary, 170, 220),
      (.groupPaging, 20, 110), (.groupPaging, 200, 220), (.groupPagingCentered, 20, 120),
      (.paging, 30, 300),
    ])
  func ends(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, target: CGFloat, rest: CGFloat
  ) throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 10
      section.orthogonalScrollingBehavior = behavior
      return section
    }
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let scroller = try #require(scroller)
    scroller.drag(to: CGPoint(x: target, y: 0))
    #expect(scroller.contentOffset.x == rest)
  }

  @Test("Items that size themselves make the row as high as the highest")
  func sizing() {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = attributes.indexPath.item == 1 ? 80 : 40
        return attributes
      }
    }
    view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    source.identifier = "tall"
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .estimated(20))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = index == 0 ? .continuous : .none
      return section
    }
    view.setCollectionViewLayout(layout, animated: false)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(place(0)?.height == 40 && place(1)?.height == 80)
    #expect(place(0, section: 1)?.minY == 80)
  }
}
