import Foundation

extension UICollectionViewCompositionalLayout {
  final func rows(
    of sections: [CompositionalSection], _ starts: PartialSums, below top: CGFloat, in rect: CGRect
  ) -> [ScrollingRow] {
    guard var index = starts.index(at: max(0, rect.minY - top)) else { return [] }
    var rows: [ScrollingRow] = []
    while index < sections.count, top + starts.sum(ofFirst: index) < rect.maxY {
      let section = sections[index]
      if let row = section.row {
        rows.append(
          ScrollingRow(
            section: index, frame: row.frame.offsetBy(dx: 0, dy: top + starts.sum(ofFirst: index)),
            contentWidth: row.contentWidth,
            behavior: section.definition.orthogonalScrollingBehavior
          ) { section.groupOffset(nearestTo: $0, isCentered: $1) })
      }
      index += 1
    }
    return rows
  }
}
