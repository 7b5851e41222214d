/// Detects processes that don't come to an end.
///
/// A process comes to an end as long as the remaining work decreases. Patience runs out after ``limit`` turns,
/// in total, that leave at least as much work as the least so far.
package struct Patience {
  package static let limit = 10_000

  private var fewest = Int.max
  private var turns = 0

  package init() {}

  /// Whether patience is about to run out, so that the cause should be found.
  package var isEnding: Bool { turns > Self.limit - 10 }

  /// - Parameter count: The remaining work after another turn.
  /// - Returns: `false` if patience has run out.
  package mutating func lasts(with count: Int) -> Bool {
    if count < fewest {
      fewest = count
    } else {
      turns += 1
    }
    return turns < Self.limit
  }
}
