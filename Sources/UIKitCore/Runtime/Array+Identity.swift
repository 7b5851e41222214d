extension Array where Element: AnyObject {
  /// Returns the index of an object. The search starts at both ends, because most insertions and removals are
  /// there.
  func index(ofIdentical object: Element) -> Int? {
    var (first, last) = (startIndex, endIndex - 1)
    while first <= last {
      if self[first] === object { return first }
      if self[last] === object { return last }
      first += 1
      last -= 1
    }
    return nil
  }

  /// Whether the same objects stand in the same order. (`elementsEqual` retains each of them.)
  func isIdentical(to other: Self) -> Bool {
    count == other.count && indices.allSatisfy { self[$0] === other[$0] }
  }

  /// Removes the first or last occurrence of an object; does nothing if there is none.
  mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}

extension Collection where Element: AnyObject {
  /// Whether an object is among the elements. A closure of a main-actor method would ask for its thread at each of them.
  func contains(identical object: Element) -> Bool {
    contains { $0 === object }
  }
}
