/// Formats a count in few characters, such as `1.2k` or `34k`.
package enum CompactCount {
  /// Rounds down, so that no count appears higher than it is.
  package static func text(_ count: Int) -> String {
    switch count {
    case ..<1_000: "\(count)"
    case ..<10_000: tenths(count / 100) + "k"
    case ..<1_000_000: "\(count / 1_000)k"
    case ..<10_000_000: tenths(count / 100_000) + "M"
    default: "\(count / 1_000_000)M"
    }
  }

  private static func tenths(_ count: Int) -> String {
    count % 10 == 0 ? "\(count / 10)" : "\(count / 10).\(count % 10)"
  }
}
