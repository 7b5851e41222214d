import DisplayInterface

/// The indices of a list's elements after some of them were deleted, inserted and moved.
///
/// The other elements keep their order, and fill the remaining indices.
package struct IndexMapping {
  /// The former indices of elements that were deleted or moved, ascending.
  private let left: [Int]
  /// The new indices of elements that were inserted or moved, ascending.
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

  /// Returns the new index for a former one, or `nil` if the element was deleted.
  package func target(of index: Int) -> Int? {
    if let target = moves[index] { return target }
    let before = left.partitioningIndex { $0 >= index }
    if before < left.count, left[before] == index { return nil }
    return place(index - before, leaving: taken)
  }

  /// Returns the former index for a new one, or `nil` if the element was inserted.
  package func source(of index: Int) -> Int? {
    if let source = sources[index] { return source }
    let before = taken.partitioningIndex { $0 >= index }
    if before < taken.count, taken[before] == index { return nil }
    return place(index - before, leaving: left)
  }

  /// Returns the index of the element with the given rank among the indices that aren't in `gaps`.
  private func place(_ rank: Int, leaving gaps: [Int]) -> Int {
    var low = 0
    var high = gaps.count
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// The former indices of deleted or moved elements, as ranges from the last to the first.
  package var removals: [Range<Int>] { left.ranges.reversed() }
  /// The new indices of inserted or moved elements, as ranges from the first to the last.
  package var insertions: [Range<Int>] { taken.ranges }
}

extension Array where Element == Int {
  /// The ascending numbers as ranges of consecutive numbers.
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
