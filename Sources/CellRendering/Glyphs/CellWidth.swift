import DisplayInterface

/// The number of cells that a character takes up on a terminal's grid: 0, 1, or 2.
///
/// A character whose width Unicode calls ambiguous takes one cell, as in every terminal outside of East Asian
/// locales.
package enum CellWidth {
  /// Returns the width of a character. Control characters have none, because they're never sent to a terminal.
  package static func of(_ character: Character) -> Int {
    var total = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars.prefix(Glyph.scalarLimit) {
      if scalar.value == 0x200D { break }
      if scalar.value == 0xFE0F {
        if let previous, previous.properties.isEmoji { return 2 }
        continue
      }
      total += of(scalar)
      previous = scalar
    }
    // The widths of the scalars of flags, skin tones, and syllables add up to more than the character's width.
    return min(total, 2)
  }

  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    // The vowels and final consonants of a Hangul syllable share the cells of its first letter.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      return 0
    default:
      return value >= 0x1100 && WideCharacters.contains(scalar) ? 2 : 1
    }
  }
}
