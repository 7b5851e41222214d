import DisplayInterface

/// Where the elements of a list are after some were deleted, inserted and moved.
///
/// Elements that are not named keep their order and fill the places that are not named.
package struct IndexMapping {
  /// Former indices that the order of the others does not count, ascending: deleted or moved away.
  private let left: [Int]
  /// New indices that are taken, ascending: inserted or moved to.
  private let taken: [Int]
  private let moves: [Int: Int]
  private let sources: [Int: Int]

  package init(deleted: Set<Int> = [], inserted: Set<Int> = [], moves: [Int: Int] = [:]) {
    self.moves = moves
    left = deleted.union(moves.keys).sorted()
    taken = inserted.union(moves.values).sorted()
    sources = Dictionary(moves.map { ($0.value, $0.key) }) { first, _ in first }
  }

  package var isIdentity: Bool { left.isEmpty && taken.isEmpty }

  /// The new index of a former one; `nil` if it was deleted.
  package func target(of index: Int) -> Int? {
    if let target = moves[index] { return target }
    let before = left.partitioningIndex { $0 >= index }
    if before < left.count, left[before] == index { return nil }
    return place(index - before, leaving: taken)
  }

  /// The former index of a new one; `nil` if it was inserted.
  package func source(of index: Int) -> Int? {
    if let source = sources[index] { return source }
    let before = taken.partitioningIndex { $0 >= index }
    if before < taken.count, taken[before] == index { return nil }
    return place(index - before, leaving: left)
  }

  /// The index of the element with the given rank among those that are not in `gaps`.
  private func place(_ rank: Int, leaving gaps: [Int]) -> Int {
    var low = 0
    var high = gaps.count
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// What is deleted or moved away, in ranges from the last to the first.
  package var removals: [Range<Int>] { left.ranges.reversed() }
  /// What is inserted or moved to, in ranges from the first to the last.
  package var insertions: [Range<Int>] { taken.ranges }
}

extension Array where Element == Int {
  /// Ascending numbers as ranges of neighbours.
  fileprivate var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in self {
      if let last = ranges.last, last.upperBound == number {
        ranges[ranges.count - 1] = last.lowerBound..<number + 1
      } else {
        ranges.append(number..<number + 1)
      }
    }
    return ranges
  }
}
