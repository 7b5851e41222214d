/// The clusters of several scalars that were shown, by their numbers.
///
/// It only grows, by the few distinct clusters that an app shows, and not beyond its capacity.
struct ClusterTable {
  let capacity: Int
  private(set) var strings: [String] = []
  private var numbers: [String: UInt32] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// - Returns: `nil` for a new cluster when the table is full.
  mutating func number(of string: String) -> UInt32? {
    if let number = numbers[string] { return number }
    guard strings.count < capacity else { return nil }
    let number = UInt32(strings.count)
    strings.append(string)
    numbers[string] = number
    return number
  }
}
