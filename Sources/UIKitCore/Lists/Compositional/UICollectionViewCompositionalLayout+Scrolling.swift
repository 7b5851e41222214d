import Foundation

extension UICollectionViewCompositionalLayout {
  final func rows(
    of sections: [CompositionalSection], _ starts: PartialSums, in rect: CGRect
  ) -> [ScrollingRow] {
    guard var index = starts.index(at: rect.minY) else { return [] }
    var rows: [ScrollingRow] = []
    while index < sections.count, starts.sum(ofFirst: index) < rect.maxY {
      let section = sections[index]
      if let row = section.row {
        rows.append(
          ScrollingRow(
            section: index, frame: row.frame.offsetBy(dx: 0, dy: starts.sum(ofFirst: index)),
            contentWidth: row.contentWidth,
            behavior: section.definition.orthogonalScrollingBehavior
          ) { section.groupOffset(nearestTo: $0, isCentered: $1) })
      }
      index += 1
    }
    return rows
  }
}
