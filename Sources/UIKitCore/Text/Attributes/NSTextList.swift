public import Foundation

/// The markers of a list's items in text.
open class NSTextList: NSObject, @unchecked Sendable {
  /// The format of a marker, in which `{decimal}` and similar parts are replaced by the item's number.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  private let foundationHeader = FoundationHeader()
  open private(set) var markerFormat: MarkerFormat
  open private(set) var listOptions: Options
  open var startingItemNumber: Int

  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(mask)))
  }

  open var isOrdered: Bool {
    Self.numbers.keys.contains { markerFormat.rawValue.contains($0.rawValue) }
  }

  /// Returns the marker of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    var text = markerFormat.rawValue
    for (format, sign) in Self.signs {
      text = text.replacingOccurrences(of: format.rawValue, with: sign)
    }
    for (format, number) in Self.numbers where text.contains(format.rawValue) {
      text = text.replacingOccurrences(of: format.rawValue, with: number(itemNumber))
    }
    return text
  }

  private static let signs: [MarkerFormat: String] = [
    .box: "\u{25A1}", .check: "\u{2713}", .circle: "\u{25E6}", .diamond: "\u{25C6}",
    .disc: "\u{2022}", .hyphen: "\u{2043}", .square: "\u{25AA}",
  ]

  private static let numbers: [MarkerFormat: @Sendable (Int) -> String] = [
    .decimal: { String($0) },
    .octal: { String($0, radix: 8) },
    .lowercaseHexadecimal: { String($0, radix: 16) },
    .uppercaseHexadecimal: { String($0, radix: 16, uppercase: true) },
    .lowercaseAlpha: letters, .lowercaseLatin: letters,
    .uppercaseAlpha: { letters($0).uppercased() }, .uppercaseLatin: { letters($0).uppercased() },
    .lowercaseRoman: { roman($0).lowercased() }, .uppercaseRoman: roman,
  ]

  /// Returns a letter from a to z, then aa and so on.
  @Sendable private static func letters(_ number: Int) -> String {
    var text = ""
    var rest = number
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  @Sendable private static func roman(_ number: Int) -> String {
    var rest = number
    return [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ].reduce("") { text, sign in
      let count = max(0, rest / sign.0)
      rest -= count * sign.0
      return text + String(repeating: sign.1, count: count)
    }
  }
}
