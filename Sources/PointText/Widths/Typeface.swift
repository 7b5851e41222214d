import DisplayInterface

/// The advance widths of a typeface, in 2048ths of the font's size, without kerning.
///
/// The system's font and every family are measured as Helvetica, regular below semibold and bold from there;
/// obliques are as wide. Fonts of fixed width are measured as Courier.
struct Typeface: Sendable {
  static let unitsPerEm = 2048

  static let regular = Typeface(regularWidths, unknown: 1126)
  static let bold = Typeface(boldWidths, unknown: 1126)
  static let monospaced = Typeface(nil, unknown: 1229)

  private static let directLimit = 0x3000
  /// The advance of a character that isn't in the font.
  private let unknown: UInt16
  private let isMonospaced: Bool
  /// The advances below ``directLimit``.
  private var direct: [UInt16]
  /// The advances of printable ASCII, by byte; more than any line has for all other bytes.
  private(set) var plain: [Int] = []

  static func of(_ font: Font) -> Typeface {
    font.isMonospaced ? monospaced : font.isBold ? bold : regular
  }

  private init(_ widths: String?, unknown: UInt16) {
    self.unknown = unknown
    isMonospaced = widths == nil
    direct = []
    direct = (0..<UInt32(Self.directLimit)).map { computedAdvance(of: Unicode.Scalar($0)!) }
    defer {
      plain = (0..<256).map { 0x20..<0x7F ~= $0 ? Int(direct[$0]) : Int(UInt32.max) }
    }
    guard let widths else { return }
    var coverage = PackedNumbers(Self.coverage)
    var packed = PackedNumbers(widths)
    var last: UInt32 = 0
    while !coverage.isAtEnd {
      let range = coverage.range(after: last)
      last = range.upperBound + 1
      for value in range {
        direct[Int(value)] = UInt16(packed.digit()) << 6 | UInt16(packed.digit())
      }
    }
    // Shows only where a line is broken at it.
    direct[0xAD] = 0
  }

  func advance(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    return Int(value < Self.directLimit ? direct[value] : computedAdvance(of: scalar))
  }

  /// - Parameter scalars: A character of more than one scalar.
  func advance(ofCharacter scalars: some Collection<Unicode.Scalar>) -> Int {
    guard let first = scalars.first else { return 0 }
    let isFlag = (0x1F1E6...0x1F1FF).contains(first.value)
    let isEmoji =
      isFlag || Self.isWideEmoji(first)
      || scalars.contains("\u{FE0F}") && first.properties.isEmoji
    if isEmoji { return Int(Self.emoji) }
    return scalars.reduce(0) { $0 + advance(of: $1) }
  }

  // MARK: Rules

  /// Of Apple's and Google's coloured emoji.
  private static let emoji: UInt16 = 2560

  /// The advance by rules: marks and controls take no room, emoji one and a quarter em, East Asian wide
  /// characters an em.
  private func computedAdvance(of scalar: Unicode.Scalar) -> UInt16 {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD { return 0 }
    // The vowels and final consonants of a Hangul syllable stand in its first letter's room.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if value >= 0x1100, WideCharacters.contains(scalar) {
      return Self.isWideEmoji(scalar) ? Self.emoji : UInt16(Self.unitsPerEm)
    }
    return isMonospaced ? unknown : Self.scriptAdvance(of: value) ?? unknown
  }

  private static func isWideEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x231A..<0x2329, 0x232B..<0x2E80, 0x1F000..<0x20000: WideCharacters.contains(scalar)
    default: false
    }
  }
}
