extension Array {
  /// Returns the first index whose element fulfills a condition that all later elements fulfill, and no earlier
  /// ones. If none fulfills it, returns the end index.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
