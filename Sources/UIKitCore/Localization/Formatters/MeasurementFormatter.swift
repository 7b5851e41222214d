public import Foundation

/// Formats measurements, for example as "3 km". Foundation's class is unavailable on Linux.
///
/// It writes the symbols of units, and in the style `long` the English names of common units.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Keeps the unit. Otherwise, the unit is the one that is usual in the locale.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// Uses a unit in which the value is neither very large nor very small.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Writes only the sign for degrees.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  /// By default the locale of the user's preferred language.
  open var locale: Locale! = PreferredLanguages.locale {
    didSet { numberFormatter.locale = locale }
  }
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = PreferredLanguages.locale
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let shown = shown(Measurement<Unit>(value: measurement.value, unit: measurement.unit))
    let number =
      numberFormatter.string(from: NSNumber(value: shown.value)) ?? String(shown.value)
    if shown.unit is UnitTemperature {
      let hidesUnit = unitOptions.contains(.temperatureWithoutUnit)
      if hidesUnit || unitStyle == .short { return number + "°" }
      if unitStyle == .medium { return number + shown.unit.symbol }
    }
    let isOne = numberFormatter.string(from: 1) == number
    let name = unitStyle == .long ? Self.name(of: shown.unit, isOne: isOne) : shown.unit.symbol
    return number + (unitStyle == .short ? "" : " ") + name
  }

  open func string(from unit: Unit) -> String {
    unitStyle == .long ? Self.name(of: unit, isOne: false) : unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as Measurement<Unit>: string(from: measurement)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  // MARK: Units

  private func shown(_ measurement: Measurement<Unit>) -> Measurement<Unit> {
    guard let unit = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return measurement
    }
    let system = (locale ?? .current).measurementSystem
    let scale: [Dimension]
    switch unit {
    case is UnitLength:
      scale =
        system == .metric
        ? [
          UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers,
        ]
        : [UnitLength.inches, UnitLength.feet, UnitLength.miles]
    case is UnitMass:
      scale =
        system == .us
        ? [UnitMass.ounces, UnitMass.pounds] : [UnitMass.grams, UnitMass.kilograms]
    case is UnitTemperature:
      scale = [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed:
      scale = [system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    default: return measurement
    }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    func value(_ unit: Dimension) -> Double { unit.converter.value(fromBaseUnitValue: base) }
    let fitting = unitOptions.contains(.naturalScale) ? scale.last { abs(value($0)) >= 1 } : nil
    let smallest = unitOptions.contains(.naturalScale) ? scale[0] : scale[scale.count - 1]
    let target = fitting ?? smallest
    return target.symbol == unit.symbol
      ? measurement : Measurement(value: value(target), unit: target)
  }

  /// The English names of units by their symbols: for one, and for other numbers.
  private static let names: [String: (one: String, other: String)] = [
    "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"),
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "in": ("inch", "inches"),
    "ft": ("foot", "feet"), "yd": ("yard", "yards"), "mi": ("mile", "miles"),
    "mg": ("milligram", "milligrams"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
    "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"), "gal": ("gallon", "gallons"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"), "J": ("joule", "joules"),
    "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"),
    "kCal": ("kilocalorie", "kilocalories"), "W": ("watt", "watts"), "°": ("degree", "degrees"),
  ]

  private static func name(of unit: Unit, isOne: Bool) -> String {
    names[unit.symbol].map { isOne ? $0.one : $0.other } ?? unit.symbol
  }
}
