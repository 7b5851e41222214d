import Foundation

/// A link, a telephone number, a date or an address in a text.
final class DetectedData: NSTextCheckingResult {
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date, TimeZone?, duration: TimeInterval)
    case address([NSTextCheckingKey: String])
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    place = range
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType {
    switch content {
    case .link: .foundLink
    case .phoneNumber: .foundPhoneNumber
    case .date: .foundDate
    case .address: .foundAddress
    }
  }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }

  /// Returns the data of some types in a range of a text, in the order of the text.
  static func all(_ types: CheckingType, in text: NSString, range: NSRange) -> [DetectedData] {
    // Later patterns don't match what earlier ones matched, so those before a type's are needed, too.
    guard let last = DataPattern.all.lastIndex(where: { types.contains($0.type) }) else {
      return []
    }
    var found: [DetectedData] = []
    for pattern in DataPattern.all[...last] {
      for match in pattern.expression.matches(in: text as String, range: range) {
        // A telephone number in a link is part of the link.
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let detected = pattern.read(text, match.range)
        else { continue }
        found.append(detected)
      }
    }
    return found.filter { types.contains($0.resultType) }
      .sorted { $0.range.location < $1.range.location }
  }
}
