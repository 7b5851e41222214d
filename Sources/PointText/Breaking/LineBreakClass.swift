/// The property Line_Break of a scalar, as rule LB1 of Unicode's line breaking algorithm resolves it, in the
/// order of ``ranges``.
enum LineBreakClass: UInt8 {
  case alphabetic, breakAfter, breakBefore, mandatoryBreak, breakBoth, contingentBreak
  case closePunctuation, combiningMark, closeParenthesis, carriageReturn, emojiBase, emojiModifier
  case exclamation, glue, hangulLV, hebrewLetter, hyphen, ideographic, unassignedPictograph
  case inseparable, infixNumeric, jamoL, jamoT, jamoV, lineFeed, nextLine, nonstarter, numeric
  case openPunctuation, wideOpenPunctuation, postfixNumeric, prefixNumeric, quotation
  case regionalIndicator, space, breakSymbols, wordJoiner, zeroWidthSpace, zeroWidthJoiner
  case hangulLVT

  /// Takes constant time below U+3000, where alphabets are, and logarithmic time from there.
  init(_ value: UInt32) {
    let table = Self.table
    guard value >= LineBreakTable.directLimit else {
      self = table.direct[Int(value)]
      return
    }
    self = table.search(value)
    // Every 28th syllable has no final consonant.
    if self == .hangulLV, (value - 0xAC00) % 28 != 0 { self = .hangulLVT }
  }

  private static let table = LineBreakTable(ranges)
}
