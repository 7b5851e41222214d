import SwiftReading

/// The lines to remove from a text and to insert into it to get another text.
struct LineDifference {
  private(set) var removed: Set<Int> = []
  private(set) var inserted: Set<Int> = []

  private let before: [Substring]
  private let after: [Substring]

  /// Computes the difference. In long texts, everything that isn't next to lines that are unique in both texts
  /// counts as replaced.
  ///
  /// - Complexity: O(n log n).
  init(from before: [Substring], to after: [Substring]) {
    self.before = before
    self.after = after
    compare(before.indices, after.indices, 0)
  }

  /// Compares two ranges of lines. Skips equal lines at both ends, and divides the rest at lines that are unique.
  private mutating func compare(_ old: Range<Int>, _ new: Range<Int>, _ depth: Int) {
    var (old, new) = (old, new)
    while !old.isEmpty, !new.isEmpty, before[old.lowerBound] == after[new.lowerBound] {
      old = (old.lowerBound + 1)..<old.upperBound
      new = (new.lowerBound + 1)..<new.upperBound
    }
    while !old.isEmpty, !new.isEmpty, before[old.upperBound - 1] == after[new.upperBound - 1] {
      old = old.lowerBound..<(old.upperBound - 1)
      new = new.lowerBound..<(new.upperBound - 1)
    }
    // Computing the shortest difference takes time and space proportional to the length times the difference.
    if !old.isEmpty, !new.isEmpty, old.count + new.count <= 2_000 {
      for change in after[new].difference(from: before[old]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(old.lowerBound + offset)
        case .insert(let offset, _, _): inserted.insert(new.lowerBound + offset)
        }
      }
      return
    }
    let anchors = depth < 8 ? anchors(old, new) : []
    guard !anchors.isEmpty else {
      removed.formUnion(old)
      inserted.formUnion(new)
      return
    }
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    for anchor in anchors {
      compare(oldStart..<anchor.old, newStart..<anchor.new, depth + 1)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    compare(oldStart..<old.upperBound, newStart..<new.upperBound, depth + 1)
  }

  /// Returns lines that are unique in both texts, as many as are in the same order.
  private func anchors(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    func places(_ lines: ArraySlice<Substring>) -> [Substring: Int] {
      // The index is -1 for a line that isn't unique.
      Dictionary(zip(lines, lines.indices)) { _, _ in -1 }
    }
    let (olds, news) = (places(before[old]), places(after[new]))
    let common = old.compactMap { index -> (old: Int, new: Int)? in
      guard olds[before[index]] == index, let other = news[before[index]], other >= 0 else {
        return nil
      }
      return (index, other)
    }
    // Finds the longest increasing subsequence. `ends` contains, for each length, the subsequence with the smallest
    // last number, and `previous` contains the element before each one.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: common.count)
    for (index, pair) in common.enumerated() {
      let length = ends.partitioningIndex { common[$0].new >= pair.new }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(common[index])
      index = previous[index]
    }
    return run.reversed()
  }
}
