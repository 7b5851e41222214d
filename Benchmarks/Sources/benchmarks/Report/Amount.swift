import Foundation

/// What a number counts, and how it is written.
enum Amount {
  case nanoseconds, bytes

  func format(_ value: Double) -> String {
    switch self {
    case .nanoseconds:
      switch value {
      case ..<10_000: Self.round(value, 0) + " ns"
      case ..<1_000_000: Self.round(value / 1000, 1) + " µs"
      default: Self.round(value / 1_000_000, 2) + " ms"
      }
    case .bytes:
      switch abs(value) {
      case ..<10_000: Self.round(value, 0) + " B"
      case ..<10_000_000: Self.round(value / 1024, 1) + " KiB"
      default: Self.round(value / 1024 / 1024, 1) + " MiB"
      }
    }
  }

  static func round(_ value: Double, _ digits: Int) -> String {
    value.formatted(
      .number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en")))
  }
}
