import Foundation
import Testing
import UIKit

@Suite("The formatters of lists and measurements") struct FormatterClassTests {
  private let american = Locale(identifier: "en_US")

  @Test("join items as the language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = american
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(for: ["a", "b"]) == "a and b")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.minimumIntegerDigits = 1
    numbers.locale = american
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 und 2.0")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test(
    "write measurements in the unit that is asked for",
    arguments: [
      (3.5, UnitLength.kilometers, .medium, .providedUnit, "3.5 km"),
      (3.5, UnitLength.kilometers, .short, .providedUnit, "3.5km"),
      (1, UnitLength.feet, .long, .providedUnit, "1 foot"),
      (2, UnitLength.feet, .long, .providedUnit, "2 feet"),
      (5, UnitLength.kilometers, .medium, [], "3.107 mi"),
      (5, UnitLength.centimeters, .medium, .naturalScale, "1.969 in"),
      (1000, UnitMass.grams, .medium, .naturalScale, "2.205 lb"),
      (100, UnitTemperature.celsius, .medium, [], "212°F"),
      (20, UnitTemperature.celsius, .medium, .providedUnit, "20°C"),
      (20, UnitTemperature.celsius, .medium, [.providedUnit, .temperatureWithoutUnit], "20°"),
      (90, UnitAngle.degrees, .long, [], "90 degrees"),
    ] as [(Double, Unit, Formatter.UnitStyle, MeasurementFormatter.UnitOptions, String)])
  func measurements(
    value: Double, unit: Unit, style: Formatter.UnitStyle,
    options: MeasurementFormatter.UnitOptions, text: String
  ) {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    formatter.unitStyle = style
    formatter.unitOptions = options
    #expect(formatter.string(from: Measurement(value: value, unit: unit)) == text)
  }

  @Test("use the units and the numbers of the locale")
  func locales() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: Measurement(value: 2000.5, unit: UnitLength.meters)) == "2 km")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 0.5, unit: UnitMass.grams)) == "0,5 g")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 3.7, unit: UnitSpeed.knots)) == "4 kn")
    #expect(formatter.string(from: UnitLength.miles as Unit) == "mi")
  }
}
