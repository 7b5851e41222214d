import Foundation

extension UICollectionView {
  /// The order of an element from back to front: by z-index; within the same, decorations are behind cells, and cells
  /// behind other elements.
  private struct Depth: Comparable {
    let zIndex: Int
    let rank: Int

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      zIndex = attributes.zIndex
      rank =
        switch attributes.representedElementCategory {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }

    static func < (one: Depth, other: Depth) -> Bool {
      (one.zIndex, one.rank) < (other.zIndex, other.rank)
    }
  }

  /// Puts the elements with a higher z-index in front of the others.
  final func arrange(_ elements: [UICollectionViewLayoutAttributes]) {
    guard !isOrderSimple(of: elements) else { return }
    var depths: [ObjectIdentifier: Depth] = [:]
    for element in elements {
      let kind = element.representedElementKind ?? ""
      let view =
        element.representedElementCategory == .cell
        ? cells[element.indexPath]
        : supplementaries[ElementKey(kind: kind, path: element.indexPath)]
      if let view { depths[ObjectIdentifier(view)] = Depth(element) }
    }
    arrange(self, by: depths)
    for scroller in sectionScrollers.values { arrange(scroller, by: depths) }
  }

  /// Whether elements that are added to the view are in order: all cells have the same z-index, and so do all
  /// decorations, which are behind the cells.
  private func isOrderSimple(of elements: [UICollectionViewLayoutAttributes]) -> Bool {
    var ranges: [ClosedRange<Int>?] = [nil, nil, nil]
    for element in elements {
      let depth = Depth(element)
      let range = ranges[depth.rank] ?? depth.zIndex...depth.zIndex
      ranges[depth.rank] =
        min(range.lowerBound, depth.zIndex)...max(range.upperBound, depth.zIndex)
    }
    let present = ranges.compactMap(\.self)
    return ranges.prefix(2).allSatisfy { $0.map { $0.lowerBound == $0.upperBound } ?? true }
      && zip(present, present.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }

  /// Sorts the elements of a view in the places that they have among its subviews.
  private func arrange(_ container: UIView, by depths: [ObjectIdentifier: Depth]) {
    let former = container.subviewsStorage
    let places = former.indices.filter { depths[ObjectIdentifier(former[$0])] != nil }
    let sorted = places.sorted { one, other in
      let depth = (depths[ObjectIdentifier(former[one])]!, depths[ObjectIdentifier(former[other])]!)
      return depth.0 == depth.1 ? one < other : depth.0 < depth.1
    }
    guard sorted != places else { return }
    for (place, origin) in zip(places, sorted) { container.subviewsStorage[place] = former[origin] }
    container.mark(.children)
  }
}
