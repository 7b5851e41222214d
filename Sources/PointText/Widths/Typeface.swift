import DisplayInterface

/// The widths of a typeface's characters, in 2048ths of the font's size, without kerning.
///
/// The system font and every font family are measured as Helvetica: regular for weights below semibold, bold for
/// semibold and heavier. Obliques have the same widths. Monospaced fonts are measured as Courier.
final class Typeface: Sendable {
  static let unitsPerEm = 2048

  static let regular = Typeface(regularWidths, letter: nil)
  static let bold = Typeface(boldWidths, letter: nil)
  static let monospaced = Typeface(nil, letter: 1229)

  private static let directLimit = 0x3000
  /// The width of all letters and signs in a monospaced font, or `nil`.
  private let letter: UInt16?
  /// The widths of the scalars below ``directLimit``.
  private let direct: [UInt16]
  /// The widths of printable ASCII, indexed by byte. All other bytes have a width larger than any line.
  let plain: [Int]

  static func of(_ font: Font) -> Typeface {
    font.isMonospaced ? monospaced : font.isBold ? bold : regular
  }

  private init(_ widths: String?, letter: UInt16?) {
    self.letter = letter
    var direct = (0..<UInt32(Self.directLimit)).map { value in
      Self.computedAdvance(of: Unicode.Scalar(value) ?? "\0", letter: letter)
    }
    if let widths { Self.read(widths, into: &direct) }
    self.direct = direct
    plain = (0..<256).map { 0x20..<0x7F ~= $0 ? Int(direct[$0]) : Int(UInt32.max) }
  }

  /// Reads the widths of the scalars in ``coverage``.
  private static func read(_ widths: String, into direct: inout [UInt16]) {
    var coverage = PackedNumbers(coverage)
    var packed = PackedNumbers(widths)
    var last: UInt32 = 0
    while !coverage.isAtEnd {
      let range = coverage.range(after: last)
      last = range.upperBound + 1
      for value in range {
        direct[Int(value)] = UInt16(packed.digit()) << 6 | UInt16(packed.digit())
      }
    }
    // A soft hyphen is visible only if a line is broken at it.
    direct[0xAD] = 0
  }

  func advance(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    return Int(
      value < Self.directLimit
        ? direct[value] : Self.computedAdvance(of: scalar, letter: letter))
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

  /// The width of Apple's and Google's color emoji.
  private static let emoji: UInt16 = 2560

  /// Returns a width by rules: marks and control characters have none, emoji have one and a quarter em, and East
  /// Asian wide characters have one em.
  private static func computedAdvance(of scalar: Unicode.Scalar, letter: UInt16?) -> UInt16 {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD { return 0 }
    // The vowels and final consonants of a Hangul syllable share the space of its first letter.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if value >= 0x1100, WideCharacters.contains(scalar) {
      return isWideEmoji(scalar) ? emoji : UInt16(unitsPerEm)
    }
    return letter ?? scriptAdvance(of: value)
  }

  private static func isWideEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x231A..<0x2329, 0x232B..<0x2E80, 0x1F000..<0x20000: WideCharacters.contains(scalar)
    default: false
    }
  }
}
