import Foundation
import Testing
import UIKit

@MainActor @Suite("Directions and frames of compositional layouts")
struct CompositionalDirectionTests {
  let source = PlainItems([3, 3])

  private func show(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ section: NSCollectionLayoutSection
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 80), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "side"] {
      list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = source
    list.layoutIfNeeded()
    return list
  }

  private func section(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      elementKind: kind, alignment: alignment)
  }

  private func frame(_ list: UICollectionView, _ item: Int, _ section: Int) -> CGRect? {
    list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func frame(_ list: UICollectionView, _ kind: String, _ path: IndexPath) -> CGRect? {
    list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  @Test("Groups and sections of a horizontal layout are beside one another")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 10
    let section = section(.absolute(50), .fractionalHeight(0.5))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 3, bottom: 10, trailing: 7)
    section.boundarySupplementaryItems = [
      boundary("side", .leading, .absolute(20), .fractionalHeight(1)),
      boundary("header", .top, .absolute(40), .absolute(10)),
    ]
    let list = show(configuration, section)
    // 20 for the side, 3, 3 × 50, 2 × 5 and 7 in each section.
    #expect(list.contentSize == CGSize(width: 390, height: 80))
    #expect(frame(list, 0, 0) == CGRect(x: 23, y: 20, width: 50, height: 25))
    #expect(frame(list, 2, 0) == CGRect(x: 133, y: 20, width: 50, height: 25))
    #expect(frame(list, 0, 1) == CGRect(x: 223, y: 20, width: 50, height: 25))
    #expect(frame(list, "side", [1, 0])?.origin.x == 200)
    #expect(frame(list, "header", [0, 0]) == CGRect(x: 3, y: 0, width: 40, height: 10))
    #expect(list.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1]])
    list.contentOffset.x = 290
    list.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.sorted() == [[1, 1], [1, 2]])
  }

  @Test("A layout's header and footer are around all sections")
  func frameItems() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = boundary("header", .top, .fractionalWidth(1), .absolute(30))
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [
      header, boundary("footer", .bottom, .fractionalWidth(0.5), .absolute(12)),
    ]
    let list = show(configuration, section(.fractionalWidth(1), .absolute(20)))
    let path = IndexPath(index: 0)
    #expect(list.contentSize == CGSize(width: 100, height: 30 + 6 * 20 + 12))
    #expect(frame(list, 0, 0)?.minY == 30)
    #expect(frame(list, 0, 1)?.minY == 90)
    #expect(frame(list, "header", path) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(frame(list, "footer", path) == CGRect(x: 0, y: 150, width: 50, height: 12))
    #expect(source.asked["header"] == [path])
    #expect(list.supplementaryView(forElementKind: "header", at: path) != nil)
    list.contentOffset.y = 60
    list.layoutIfNeeded()
    #expect(frame(list, "header", path)?.minY == 60)
    #expect(list.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 60)
    #expect(list.supplementaryView(forElementKind: "footer", at: path) == nil)
  }

  @Test("A horizontal layout has its header and footer before and behind the sections")
  func horizontalFrame() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.boundarySupplementaryItems = [
      boundary("header", .leading, .absolute(30), .fractionalHeight(1)),
      boundary("footer", .trailing, .absolute(12), .fractionalHeight(1)),
      boundary("side", .top, .fractionalWidth(1), .absolute(16)),
    ]
    let list = show(configuration, section(.absolute(40), .fractionalHeight(1)))
    #expect(list.contentSize == CGSize(width: 30 + 6 * 40 + 12, height: 80))
    #expect(frame(list, 0, 0) == CGRect(x: 30, y: 16, width: 40, height: 64))
    #expect(frame(list, "footer", IndexPath(index: 0))?.minX == 270)
  }

  @Test("A configuration's reference insets the sections that have none of their own")
  func reference() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let inset = section(.fractionalWidth(1), .absolute(20))
    let list = show(configuration, inset)
    list.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
    list.collectionViewLayout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(frame(list, 0, 0) == CGRect(x: 12, y: 0, width: 80, height: 20))
    inset.contentInsetsReference = .none
    list.collectionViewLayout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(frame(list, 0, 0) == CGRect(x: 0, y: 0, width: 100, height: 20))
  }
}
