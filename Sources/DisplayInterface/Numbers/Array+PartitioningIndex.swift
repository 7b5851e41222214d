extension Array {
  /// The first index whose element satisfies a condition that no element before it and all behind it satisfy; the
  /// end if none does. Takes logarithmic time.
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
