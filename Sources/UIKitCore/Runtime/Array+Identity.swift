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

  /// Returns whether both arrays contain the same objects in the same order. In contrast to `elementsEqual`, doesn't
  /// retain the objects.
  func isIdentical(to other: Self) -> Bool {
    count == other.count && indices.allSatisfy { self[$0] === other[$0] }
  }

  /// Removes the first or last occurrence of an object; does nothing if there is none.
  mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}

extension Collection where Element: AnyObject {
  /// Returns whether the object is one of the elements. It's faster than a closure in a method on the main actor, which
  /// would check its thread for each element.
  func contains(identical object: Element) -> Bool {
    contains { $0 === object }
  }
}
