extension Array where Element: Equatable {
  /// Returns the range in `new` without the elements that both arrays begin and end with.
  package func changedPart(in new: [Element]) -> Range<Int> {
    let shorter = Swift.min(count, new.count)
    var start = 0
    while start < shorter, self[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, self[count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return start..<new.count - end
  }
}
