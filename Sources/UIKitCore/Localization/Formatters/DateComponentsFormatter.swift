public import Foundation

/// Formats durations, for example as "1 hour, 5 minutes". Foundation's class is unavailable on Linux.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00".
    case positional = 0
    /// "1h 5m".
    case abbreviated = 1
    /// "1 hr, 5 min".
    case short = 2
    /// "1 hour, 5 minutes".
    case full = 3
    /// The same as ``full``: numbers aren't spelled out.
    case spellOut = 4
    /// "1hr 5min".
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Drops all zeros in styles with words, and leading zeros in the positional style.
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// If it's empty, years, months, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  /// The start of the durations, which matters for months and years.
  open var referenceDate: Date?
  /// Has no effect.
  open var allowsFractionalUnits = false
  /// The largest number of units in the text; 0 for no limit.
  open var maximumUnitCount = 0
  /// Has no effect.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  // From the largest to the smallest.
  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private var components: [Calendar.Component] {
    Self.units.filter { unit, _ in
      allowedUnits.isEmpty ? unit != .weekOfMonth : allowedUnits.contains(unit)
    }.map(\.component)
  }

  /// - Parameter ti: In seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(
      (calendar ?? .current).dateComponents(Set(components), from: startDate, to: endDate))
  }

  /// Formats the components after conversion to the allowed units: 90 minutes become 1 hour and 30 minutes.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private func string(_ values: DateComponents) -> String? {
    var parts = components.map { (unit: $0, value: values.value(for: $0) ?? 0) }
    guard let smallest = parts.last else { return nil }
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = isPositional ? .dropLeading : .dropAll }
    if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.value == 0 }) }
    if behavior.contains(.dropTrailing) { while parts.last?.value == 0 { parts.removeLast() } }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      parts =
        [parts[0]] + parts.dropFirst().dropLast().filter { $0.value != 0 }
        + [parts[parts.count - 1]]
    }
    if parts.isEmpty { parts = [smallest] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let texts = parts.enumerated().map { index, part in
      guard isPositional else { return named(part.value, part.unit) }
      let digits = String(index > 0 ? abs(part.value) : part.value)
      return digits.count < 2 && (index > 0 || behavior.contains(.pad)) ? "0" + digits : digits
    }
    let isNarrow = unitsStyle == .abbreviated || unitsStyle == .brief
    var text = texts.joined(separator: isPositional ? ":" : isNarrow ? " " : ", ")
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func named(_ value: Int, _ unit: Calendar.Component) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .brief: .condensedAbbreviated
      case .short: .abbreviated
      default: .wide
      }
    func format(_ unit: Duration.UnitsFormatStyle.Unit, _ seconds: Int) -> String {
      let text = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width)
        .locale(PreferredLanguages.locale).format(.seconds(value * seconds))
      return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
    }
    switch unit {
    case .weekOfMonth: return format(.weeks, 7 * 86_400)
    case .day: return format(.days, 86_400)
    case .hour: return format(.hours, 3_600)
    case .minute: return format(.minutes, 60)
    case .second: return format(.seconds, 1)
    default: return words(value, isYear: unit == .year)
    }
  }

  /// Formats months and years, for which `Duration` has no units.
  private func words(_ value: Int, isYear: Bool) -> String {
    let isOne = abs(value) == 1
    switch unitsStyle {
    case .abbreviated: return "\(value)\(isYear ? "y" : "mo")"
    case .brief: return "\(value)\(isYear ? "yr" : "mo")"
    case .short: return "\(value) \(isYear ? "yr" : "mo")\(isOne ? "" : "s")"
    default: return "\(value) \(isYear ? "year" : "month")\(isOne ? "" : "s")"
    }
  }
}
