import DisplayInterface

/// How many cells of a terminal's grid a character takes: 0, 1 or 2.
///
/// What Unicode calls ambiguous takes one, as in every terminal outside of East Asian locales.
package enum CellWidth {
  /// Controls take none: they are never sent to a terminal.
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
    // Flags, skin tones and syllables add up to more than they show.
    return min(total, 2)
  }

  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    // The vowels and final consonants of a Hangul syllable stand in its first letter's cells.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      return 0
    default:
      return value >= 0x1100 && WideCharacters.contains(scalar) ? 2 : 1
    }
  }
}
