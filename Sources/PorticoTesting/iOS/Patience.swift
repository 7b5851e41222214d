/// Counts the steps at one time that leave no less work than before.
struct Patience {
  static let limit = 10_000

  private var fewest = Int.max
  private var turns = 0

  mutating func lasts(with count: Int) -> Bool {
    if count < fewest { fewest = count } else { turns += 1 }
    return turns < Self.limit
  }
}
