/// The grapheme clusters of several scalars that have been displayed, by number.
///
/// The table only grows, by the few distinct clusters that an app displays, and not beyond its capacity.
struct ClusterTable {
  let capacity: Int
  private(set) var strings: [String] = []
  private var numbers: [String: UInt32] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the number of a cluster, and adds the cluster if it's new.
  ///
  /// - Returns: `nil` if the cluster is new and the table is full.
  mutating func number(of string: String) -> UInt32? {
    if let number = numbers[string] { return number }
    guard strings.count < capacity else { return nil }
    let number = UInt32(strings.count)
    strings.append(string)
    numbers[string] = number
    return number
  }
}
