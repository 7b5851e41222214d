import Foundation
import Testing
import UIKit

@MainActor @Suite("Parts of compositional layouts")
struct CompositionalPartsTests {
  final class Backdrop: UICollectionReusableView {}

  let source = PlainItems([4])

  private func show(_ section: NSCollectionLayoutSection) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "view")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = source
    list.layoutIfNeeded()
    return list
  }

  private func rows(of height: CGFloat, badges: [NSCollectionLayoutSupplementaryItem] = [])
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)]))
  }

  @Test("A decoration lies behind its whole section")
  func decoration() {
    let section = rows(of: 20)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    let item = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
    section.decorationItems = [item]
    let list = show(section)
    let backdrop = list.subviews.first { $0 is Backdrop }
    #expect(backdrop?.frame == CGRect(x: 3, y: 2, width: 94, height: 96))
    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))!
    let order = list.subviews
    #expect(order.firstIndex { $0 === backdrop }! < order.firstIndex { $0 === cell }!)
  }

  @Test("What is in sight can be changed as the section scrolls")
  func visibleItems() {
    let section = rows(of: 100)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      #expect(environment.container.contentSize.width == 100)
      for item in items {
        let distance = abs(item.frame.midY - offset.y - 150)
        item.alpha = distance < 60 ? 1 : 0.5
      }
    }
    let list = show(section)
    let second = IndexPath(item: 1, section: 0)
    #expect(list.cellForItem(at: second)?.alpha == 1)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    list.contentOffset.y = 100
    list.layoutIfNeeded()
    #expect(offsets.last == 100)
    #expect(list.cellForItem(at: second)?.alpha == 0.5)
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
  }

  @Test("A group can place its items itself")
  func customGroup() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 4, height: 50)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 10, width: width / 2, height: 30), zIndex: 1),
      ]
    }
    let list = show(NSCollectionLayoutSection(group: group))
    let frames = (0..<4).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 25, height: 50), CGRect(x: 50, y: 10, width: 50, height: 30),
        CGRect(x: 0, y: 50, width: 25, height: 50), CGRect(x: 50, y: 60, width: 50, height: 30),
      ])
  }

  @Test("A badge stands at its anchor on each item")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let list = show(rows(of: 50, badges: [badge]))
    let second = list.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(second?.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
  }

  @Test("Insets begin at the margins where the section or the layout says so")
  func insetsReference() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    func frame(_ change: (NSCollectionLayoutSection) -> Void, isLayouts: Bool = false) -> CGRect {
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets.leading = 3
      change(section)
      let list = show(section)
      list.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 10, bottom: 0, trailing: 20)
      let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      if isLayouts { configuration.contentInsetsReference = .layoutMargins }
      layout?.configuration = configuration
      list.layoutIfNeeded()
      return list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero
    }
    #expect(frame { _ in } == CGRect(x: 3, y: 0, width: 97, height: 10))
    let inset = CGRect(x: 13, y: 0, width: 67, height: 10)
    #expect(frame { $0.contentInsetsReference = .layoutMargins } == inset)
    #expect(frame({ _ in }, isLayouts: true) == inset)
    #expect(frame({ $0.contentInsetsReference = .none }, isLayouts: true).minX == 3)
  }
}
