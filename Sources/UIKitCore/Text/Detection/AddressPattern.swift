import Foundation

/// Finds addresses in the notation of the United States.
enum AddressPattern {
  private static let streets =
    "street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|loop|circle|cir|highway|hwy"
    + "|parkway|pkwy|square|sq|terrace|ter|trail|trl|plaza|alley|broadway"
  private static let states =
    "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK"
    + "|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY"

  static let pattern =
    "\\b(?<Street>\\d{1,6}\\s+(?:[\\w.'-]+\\s+){0,4}?(?:\(streets))\\b\\.?"
    + "(?:,?\\s+(?:apt|apartment|suite|ste|unit|#)\\.?\\s*\\w+)?)(?:,\\s*|\\s*\\n\\s*)"
    + "(?<City>[A-Z][A-Z.' -]*?),?\\s+(?<State>\(states))\\b(?:,?\\s+(?<ZIP>\\d{5}(?:-\\d{4})?)\\b)?"

  private static let expression = try! NSRegularExpression(
    pattern: pattern, options: .caseInsensitive)

  static func read(_ text: String) -> [NSTextCheckingKey: String]? {
    let all = NSRange(location: 0, length: text.utf16.count)
    guard let match = expression.firstMatch(in: text, range: all) else { return nil }
    let parts = [NSTextCheckingKey.street, .city, .state, .zip].compactMap { key in
      let range = match.range(withName: key.rawValue)
      return range.location == NSNotFound
        ? nil : (key, (text as NSString).substring(with: range))
    }
    return Dictionary(uniqueKeysWithValues: parts)
  }
}
