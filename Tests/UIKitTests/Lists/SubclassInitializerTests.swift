import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Initializers that subclasses call` {
  private final class Rows: UICollectionViewCompositionalLayout {
    init(height: CGFloat) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      super.init(
        section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class RowAction: UIAccessibilityCustomAction {
    let row: Int

    init(row: Int, target: Any?) {
      self.row = row
      super.init(name: "Row \(row)", target: target, selector: Selector("open:"))
    }
  }

  @Test func `are those of compositional layouts and of accessibility's actions`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Rows(height: 30))
    #expect(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.isEmpty == true)
    let action = RowAction(row: 3, target: view)
    #expect(action.row == 3)
    #expect(action.attributedName.string == "Row 3")
    #expect(action.target === view)
    #expect(action.selector == Selector("open:"))
  }
}
