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

  /// Removes an occurrence of an object. Does nothing if there is none.
  mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}
