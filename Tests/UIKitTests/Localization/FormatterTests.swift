import Foundation
import Testing
import UIKit

@Suite("What Foundation lacks on Linux") struct FormatterTests {
  @Test("says how far a date is from another")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en")
    let now = Date(timeIntervalSinceReferenceDate: 600_000_000)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(text(-3_600) == "1 hour ago" && text(7_200) == "in 2 hours")
    formatter.dateTimeStyle = .named
    #expect(text(-86_400) == "yesterday")
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = .short
    #expect(text(-120) == "2 min. ago" || text(-120) == "2 min ago")
    #expect(formatter.localizedString(fromTimeInterval: 3 * 86_400 + 1) == "in 3 days")
    #expect(formatter.localizedString(from: DateComponents(day: -2)).contains("2 days ago"))
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(fromTimeInterval: -7_200).hasPrefix("vor 2 "))
  }

  @Test func `formatters have the current behavior`() {
    let (number, date) = (NumberFormatter(), DateFormatter())
    number.formatterBehavior = .default
    date.formatterBehavior = .behavior10_4
    #expect(number.formatterBehavior == .behavior10_4)
    #expect(date.formatterBehavior == .behavior10_4)
  }

  @Test func `a string's arguments are written as in a locale`() {
    let german = Locale(identifier: "de_DE")
    #expect(NSString(format: "%.1f", locale: german, 1.5) as String == "1,5")
    let text = withVaList([1.5]) { NSString(format: "%.1f", locale: german, arguments: $0) }
    #expect(text as String == "1,5")
    #expect(NSString(format: "%d", locale: nil as Locale?, 3) as String == "3")
  }

  @Test(
    "says how long something takes",
    arguments: [
      (.positional, 3_665, "1:01:05"), (.positional, 65, "1:05"), (.positional, 0, "0"),
      (.full, 3_660, "1 hour, 1 minute"), (.short, 7_205, "2 hr, 5 sec"),
      (.abbreviated, 3_660, "1h 1m"), (.full, 0, "0 seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, Double, String)])
  func duration(style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("keeps the zeros that are asked for, and no more units than that")
  func zeros() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3_700) == "1 hour")
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour")
    #expect(formatter.string(from: .infinity) == nil)
  }
}
