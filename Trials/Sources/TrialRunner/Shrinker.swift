/// Finds a short script that still fails (delta debugging).
public struct Shrinker {
  private let deadline: ContinuousClock.Instant
  private let fails: ([String]) async -> Bool
  /// How many scripts were tried.
  public private(set) var attempts = 0

  public init(
    until deadline: ContinuousClock.Instant, fails: @escaping ([String]) async -> Bool
  ) {
    self.deadline = deadline
    self.fails = fails
  }

  /// The shortest script found from one that fails. No single line of it can be left out, unless time ran out.
  ///
  /// Tries O(n²) scripts in the worst case, usually O(m log n) for m lines that matter.
  public mutating func shrink(_ lines: [String]) async -> [String] {
    var lines = lines
    var size = max(1, lines.count / 2)
    while !lines.isEmpty, ContinuousClock.now < deadline {
      let before = lines.count
      // From the end: what comes after the failure goes first.
      var end = lines.count
      while end > 0, ContinuousClock.now < deadline {
        let start = max(0, end - size)
        let shorter = Array(lines[..<start] + lines[end...])
        attempts += 1
        if await fails(shorter) { lines = shorter }
        end = min(start, lines.count)
      }
      if size > 1 {
        size /= 2
      } else if lines.count == before {
        break
      }
    }
    return lines
  }
}
