extension Array where Element: AnyObject {
  /// The place of an object, which is looked for from both ends at once: there most things come and go.
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

  /// Removes the first or last occurrence of an object; does nothing if there is none.
  mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}
