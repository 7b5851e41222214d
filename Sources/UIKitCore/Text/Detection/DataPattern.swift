import Foundation

/// The pattern of a kind of data.
struct DataPattern: Sendable {
  let type: NSTextCheckingResult.CheckingType
  let expression: NSRegularExpression
  let read: @Sendable (NSString, NSRange) -> DetectedData?

  private init(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    read: @escaping @Sendable (NSString, NSRange) -> DetectedData?
  ) {
    self.type = type
    expression = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    self.read = read
  }

  /// The patterns in order. Characters that match one of them aren't matched again by later ones.
  static let all = [
    link("\\b[a-z][a-z0-9+.-]*://[^\\s<>\"]+", prefix: ""),
    link("(?:\\bmailto:)?\\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\\.)+[a-z]{2,}\\b", prefix: "mailto:"),
    link("\\bwww\\.[^\\s<>\"]+", prefix: "http://"),
    link(
      "\\b(?:[a-z0-9-]+\\.)+(?:\(domains))\\b(?![.-]\\w)(?:[/?#][^\\s<>\"]*)?", prefix: "http://"),
    DataPattern(.foundDate, DatePattern.pattern) { text, range in
      DatePattern.read(text.substring(with: range)).map {
        DetectedData(.date($0.date, $0.timeZone, duration: 0), range: range)
      }
    },
    DataPattern(.foundAddress, AddressPattern.pattern) { text, range in
      AddressPattern.read(text.substring(with: range)).map {
        DetectedData(.address($0), range: range)
      }
    },
    phoneNumber,
  ]

  /// The top-level domains with which a name without a scheme is a link.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|co|app|dev|me|tv|ai|eu|uk|us|ca|au|nz|de|fr|es|it|nl|be|ch|at|se|no|dk"
    + "|fi|pl|pt|gr|cz|ie|ru|ua|cn|jp|kr|in|br|mx|ar|cl|za"

  private static func link(_ pattern: String, prefix: String) -> DataPattern {
    DataPattern(.foundLink, pattern) { text, range in
      let range = withoutPunctuation(range, of: text)
      let string = text.substring(with: range)
      let whole = string.lowercased().hasPrefix(prefix) ? string : prefix + string
      return URL(string: whole).map { DetectedData(.link($0), range: range) }
    }
  }

  /// Removes punctuation from the end of a link, and a closing bracket without an opening one in the link.
  private static func withoutPunctuation(_ range: NSRange, of text: NSString) -> NSRange {
    var string = text.substring(with: range)
    while let last = string.last {
      let isClosing = last == ")" && string.count { $0 == ")" } > string.count { $0 == "(" }
      guard isClosing || ".,;:!?'”’»]}".contains(last) else { break }
      string.removeLast()
    }
    return NSRange(location: range.location, length: string.utf16.count)
  }

  /// A plus sign and 7 to 15 digits, or the groups of a national number.
  private static let phoneNumber = DataPattern(
    .foundPhoneNumber,
    "(?<![\\w.+-])(?:\\+\\d(?:[ .-]?\\d|[ .-]?\\(\\d{1,5}\\)){6,14}"
      + "|(?:1[ .-]?)?(?:\\(\\d{2,5}\\)[ .-]?|\\d{3}[ .-])\\d{3}[ .-]?\\d{4}"
      + "|\\(\\d{2,5}\\)[ .-]?\\d{6,8}|\\d{3}[ -]\\d{4})(?![.-]?\\d|\\w)"
  ) { text, range in
    DetectedData(.phoneNumber(text.substring(with: range)), range: range)
  }
}
