import Foundation
import Testing
import UIKit

/// Apple's page about `UICollectionViewLayoutAttributes.zIndex`: items with higher values are on top of items with
/// lower values.
@MainActor @Suite("The order of a collection view's elements") struct ElementOrderTests {
  /// Cards that cover one another, in front of lines, in front of a backdrop.
  final class Cards: UICollectionViewLayout {
    var zIndex: (Int) -> Int = { $0 }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let cells = (0..<4).map { item in
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        cell.frame = CGRect(x: 0, y: item * 10, width: 100, height: 100)
        cell.zIndex = zIndex(item)
        return cell
      }
      let decorations = ["line": -1, "backdrop": -2].map { kind, zIndex in
        let view = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: 0))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.zIndex = zIndex
        return view
      }
      return decorations + cells
    }
  }

  final class Line: UICollectionReusableView {}
  final class Backdrop: UICollectionReusableView {}

  @Test("is that of their z-indexes, and changes with them") func zIndexes() {
    let layout = Cards()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = PlainItems([4])
    list.dataSource = source
    let overlay = UIView()
    list.addSubview(overlay)
    func items() -> [Int] {
      list.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(list.indexPath)?.item }
    }
    list.layoutIfNeeded()
    #expect(items() == [0, 1, 2, 3])
    #expect(list.subviews.first is Backdrop && list.subviews[1] is Line)
    #expect(list.subviews.last === overlay)
    let touched = list.hitTest(CGPoint(x: 50, y: 35), with: nil)
    #expect(touched?.isDescendant(of: list.subviews[5]) == true)
    layout.zIndex = { -$0 * 10 }
    layout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(items() == [3, 2, 1, 0])
    #expect(list.subviews[3] is Backdrop && list.subviews[4] is Line)
  }
}
