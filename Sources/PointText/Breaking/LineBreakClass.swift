/// The Line_Break property of a scalar, as resolved by rule LB1 of Unicode's line breaking algorithm. The cases
/// have the order of the classes in ``ranges``.
enum LineBreakClass: UInt8 {
  case alphabetic, breakAfter, breakBefore, mandatoryBreak, breakBoth, contingentBreak
  case closePunctuation, combiningMark, closeParenthesis, carriageReturn, emojiBase, emojiModifier
  case exclamation, glue, hangulLV, hebrewLetter, hyphen, ideographic, unassignedPictograph
  case inseparable, infixNumeric, jamoL, jamoT, jamoV, lineFeed, nextLine, nonstarter, numeric
  case openPunctuation, wideOpenPunctuation, postfixNumeric, prefixNumeric, quotation
  case regionalIndicator, space, breakSymbols, wordJoiner, zeroWidthSpace, zeroWidthJoiner
  case hangulLVT

  /// Creates the class of a scalar. Takes constant time below U+3000, which includes the alphabets, and logarithmic
  /// time above.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    // Most characters of a text are ASCII letters.
    if 0x61...0x7A ~= value | 0x20 {
      self = .alphabetic
      return
    }
    guard value >= LineBreakTable.directLimit else {
      self = Self.table.direct[Int(value)]
      return
    }
    self = Self.table.search(value)
    // Every 28th syllable has no final consonant.
    if self == .hangulLV, (value - 0xAC00) % 28 != 0 { self = .hangulLVT }
  }

  private static let table = LineBreakTable(ranges)
}
