package import Foundation

/// Formats how long ago a date was, such as `3 hours ago`.
package enum RelativeTime {
  private static let units: [(name: String, seconds: Double)] = [
    ("year", 365.25 * 86_400), ("month", 30.44 * 86_400), ("week", 7 * 86_400), ("day", 86_400),
    ("hour", 3_600), ("minute", 60),
  ]

  /// Returns the largest unit that fits at least once, rounded down: 119 seconds are a minute. Less than a minute,
  /// before or after, is `just now`, because clocks differ.
  package static func text(for date: Date, now: Date) -> String {
    let longest = 9_999 * units[0].seconds
    let seconds = min(max(now.timeIntervalSince(date), -longest), longest)
    guard let unit = units.first(where: { abs(seconds) >= $0.seconds }) else { return "just now" }
    let count = Int(abs(seconds) / unit.seconds)
    let amount = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    return seconds < 0 ? "in \(amount)" : "\(amount) ago"
  }
}
