import Foundation
import UIKit

/// The headers and footers of a bound collection view, if its layout has them.
@MainActor struct SectionTitles<Element: Identifiable & Equatable> {
  private let shown: ShownList<Element>
  private let identifier = "Portico.SectionTitle"
  private let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  init(_ shown: ShownList<Element>, in collection: UICollectionView) {
    self.shown = shown
    for kind in kinds {
      collection.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  func view(
    of kind: String, at path: IndexPath, in collection: UICollectionView
  ) -> UICollectionReusableView? {
    guard kinds.contains(kind) else { return nil }
    let view = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: path)
    configure(view, of: kind, in: path.section)
    return view
  }

  /// Updates the titles of sections whose headers and footers are visible.
  func update(_ sections: [Int], in collection: UICollectionView) {
    for section in sections {
      for kind in kinds {
        let path = IndexPath(item: 0, section: section)
        if let view = collection.supplementaryView(forElementKind: kind, at: path) {
          configure(view, of: kind, in: section)
        }
      }
    }
  }

  private func configure(_ view: UICollectionReusableView, of kind: String, in section: Int) {
    guard let cell = view as? UICollectionViewListCell, shown.titles.indices.contains(section)
    else { return }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let (header, footer) = shown.titles[section]
    var content: UIListContentConfiguration = isHeader ? .groupedHeader() : .groupedFooter()
    content.text = isHeader ? header : footer
    cell.contentConfiguration = content
  }
}
