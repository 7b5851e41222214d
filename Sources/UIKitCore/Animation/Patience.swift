/// Tells what comes to an end from what goes on for ever.
///
/// Something comes to an end as long as less and less of it is left. Where that is not so, its patience ends after
/// ``limit`` turns.
package struct Patience {
  package static let limit = 10_000

  private var fewest = Int.max
  private var turns = 0

  package init() {}

  /// Whether patience is about to end, so that it is time to find out why.
  package var isEnding: Bool { turns > Self.limit - 10 }

  /// - Parameter count: How much is left after another turn.
  package mutating func lasts(with count: Int) -> Bool {
    if count < fewest {
      fewest = count
    } else {
      turns += 1
    }
    return turns < Self.limit
  }
}
