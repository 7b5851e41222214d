import Foundation

/// Finds dates in English texts, and in the notations of ISO 8601, of the United States and of Europe.
enum DatePattern {
  struct Found: Equatable {
    let date: Date
    /// The time zone, if the text contains it.
    let timeZone: TimeZone?
  }

  private static let months = [
    "jan(?:uary)?", "feb(?:ruary)?", "mar(?:ch)?", "apr(?:il)?", "may", "june?", "july?",
    "aug(?:ust)?",
    "sep(?:t|tember)?", "oct(?:ober)?", "nov(?:ember)?", "dec(?:ember)?",
  ]
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]
  private static let month = "\\b(?:\(months.joined(separator: "|")))\\b\\.?"

  /// The names of the groups of each form are distinct.
  private static let day =
    "(?<isoYear>\\d{4})-(?<isoMonth>\\d{1,2})-(?<isoDay>\\d{1,2})"
    + "|(?<name1>\(month))\\s+(?<day1>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year1>\\d{4})\\b)?"
    + "|(?<day2>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?(?<name2>\(month))(?:,?\\s+(?<year2>\\d{4})\\b)?"
    + "|(?<first>\\d{1,2})/(?<second>\\d{1,2})/(?<year3>\\d{4}|\\d{2})"
    + "|(?<day4>\\d{1,2})\\.(?<month4>\\d{1,2})\\.(?<year4>\\d{4})"
    + "|(?<relative>today|tomorrow|yesterday)"
    + "|(?:(?<way>next|last|this)\\s+)?\\b(?<weekday>\(weekdays.joined(separator: "|")))"
  private static let time =
    "(?<hour12>\\d{1,2})(?::(?<minute12>\\d{2}))?\\s*(?<half>[ap])\\.?m\\b\\.?"
    + "|(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<secondOfMinute>\\d{2})(?:\\.\\d+)?)?"
    + "(?:\\s?(?<zone>z\\b|[+-]\\d{2}:?\\d{2}))?"
    + "|(?<word>noon|midnight)"

  private static let dayExpression = expression(day)
  private static let timeExpression = expression(time)

  /// A day with or without a time, in either order, or a time.
  static let pattern: String = {
    let (day, time) = ("(?:\(unnamed(Self.day)))", "(?:\(unnamed(Self.time)))")
    let weekday = "(?:\\b(?:\(weekdays.joined(separator: "|"))),?\\s+)?"
    return "(?<![\\w./:+-])(?:\(weekday)\(day)(?:(?:,?\\s+(?:at\\s+)?|t)\(time))?"
      + "|\(time)(?:,?\\s+(?:on\\s+)?\(weekday)\(day))?)(?![\\w/:]|[.-]\\d)"
  }()

  private static func expression(_ pattern: String) -> NSRegularExpression {
    try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  private static func unnamed(_ pattern: String) -> String {
    pattern.replacing(/\(\?<[A-Za-z0-9]+>/, with: "(?:")
  }

  // MARK: Reading

  /// Returns the date that a text that matches the pattern denotes. Without a time, it's at noon.
  ///
  /// - Parameter now: The date to which words like “tomorrow” refer.
  static func read(
    _ text: String, now: Date = Date(), calendar: Calendar = .current
  ) -> Found? {
    var calendar = calendar
    var rest = text
    var dayParts = Parts(text: "", match: nil)
    if let match = firstDay(in: text) {
      dayParts = Parts(text: text, match: match)
      rest = (text as NSString).replacingCharacters(in: match.range, with: " ")
    }
    let timeParts = Parts(text: rest, match: first(timeExpression, in: rest))
    let zone = timeParts["zone"].flatMap(timeZone)
    calendar.timeZone = zone ?? calendar.timeZone
    guard
      var components = dayParts.match == nil
        ? calendar.dateComponents([.year, .month, .day], from: now)
        : day(dayParts, now: now, calendar: calendar),
      let (hour, minute, second) = time(timeParts)
    else { return nil }
    (components.hour, components.minute, components.second) = (hour, minute, second)
    guard let date = calendar.date(from: components),
      // There is no February 30.
      calendar.component(.day, from: date) == components.day
    else { return nil }
    return Found(date: date, timeZone: zone)
  }

  /// A weekday only tells the day if there is no other date.
  private static func firstDay(in text: String) -> NSTextCheckingResult? {
    let all = NSRange(location: 0, length: text.utf16.count)
    let matches = dayExpression.matches(in: text, range: all)
    return matches.first { $0.range(withName: "weekday").location == NSNotFound } ?? matches.first
  }

  private static func first(
    _ expression: NSRegularExpression, in text: String
  ) -> NSTextCheckingResult? {
    expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  /// The groups of a match.
  private struct Parts {
    let text: String
    let match: NSTextCheckingResult?

    subscript(_ name: String) -> String? {
      guard let range = match?.range(withName: name), range.location != NSNotFound else {
        return nil
      }
      return (text as NSString).substring(with: range).lowercased()
    }

    func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
  }

  private static func day(_ parts: Parts, now: Date, calendar: Calendar) -> DateComponents? {
    func away(_ days: Int) -> DateComponents? {
      calendar.date(byAdding: .day, value: days, to: now)
        .map { calendar.dateComponents([.year, .month, .day], from: $0) }
    }
    if let word = parts["relative"] {
      return away(word == "today" ? 0 : word == "tomorrow" ? 1 : -1)
    }
    if let name = parts["weekday"], let index = weekdays.firstIndex(of: name) {
      let ahead = (index + 8 - calendar.component(.weekday, from: now)) % 7
      return away(
        parts["way"] == "last" ? ahead - 7 : ahead == 0 && parts["way"] != "this" ? 7 : ahead)
    }
    var (year, month, day) = (
      parts.number("isoYear"), parts.number("isoMonth"), parts.number("isoDay")
    )
    if let name = parts["name1"] ?? parts["name2"] {
      month = months.firstIndex { $0.hasPrefix(name.prefix(3)) }.map { $0 + 1 }
      day = parts.number("day1") ?? parts.number("day2")
      year = parts.number("year1") ?? parts.number("year2") ?? calendar.component(.year, from: now)
    } else if let first = parts.number("first"), let second = parts.number("second") {
      let isDayFirst = first > 12 || second <= 12 && writesDayFirst
      (month, day) = isDayFirst ? (second, first) : (first, second)
      year = parts.number("year3").map { $0 < 100 ? 2000 + $0 : $0 }
    } else if let number = parts.number("day4") {
      (year, month, day) = (parts.number("year4"), parts.number("month4"), number)
    }
    guard let month, let day, 1...12 ~= month, 1...31 ~= day else { return nil }
    return DateComponents(year: year, month: month, day: day)
  }

  /// Whether dates with slashes begin with the day in the user's region.
  private static var writesDayFirst: Bool {
    guard let region = Locale.current.region?.identifier, region != "001",
      let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current)
    else { return false }
    return format.first { "dM".contains($0) } == "d"
  }

  private static func time(_ parts: Parts) -> (Int, Int, Int)? {
    guard parts.match != nil else { return (12, 0, 0) }
    if let word = parts["word"] { return (word == "noon" ? 12 : 0, 0, 0) }
    let minute = parts.number("minute12") ?? parts.number("minute") ?? 0
    var hour = parts.number("hour")
    if let given = parts.number("hour12") {
      guard 1...12 ~= given else { return nil }
      hour = given % 12 + (parts["half"] == "p" ? 12 : 0)
    }
    guard let hour, hour < 24, minute < 60 else { return nil }
    return (hour, minute, parts.number("secondOfMinute") ?? 0)
  }

  private static func timeZone(_ text: String) -> TimeZone? {
    let digits = text.filter(\.isNumber)
    guard let number = Int(digits) else { return TimeZone(secondsFromGMT: 0) }
    let seconds = (number / 100 * 60 + number % 100) * 60
    return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
  }
}
