import DisplayInterface

/// Text as grapheme clusters with their widths in cells, one entry a character of the string.
struct CellText {
  private(set) var glyphs: [Glyph] = []
  private(set) var widths: [UInt8] = []
  /// For every run, the index of its first character; then the count of all.
  private(set) var runStarts: [Int] = []

  var count: Int { glyphs.count }

  static let tabWidth = 4

  /// - Parameter bullets: Shows every character as a bullet.
  init(_ text: Text, bullets: Bool = false) {
    for run in text.runs {
      runStarts.append(count)
      append(run.string)
    }
    runStarts.append(count)
    if bullets {
      for index in glyphs.indices where glyphs[index] != .newline {
        glyphs[index] = Glyph("•" as Unicode.Scalar)
        widths[index] = 1
      }
    }
  }

  func width(of range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += Int(widths[index]) }
    return sum
  }

  private mutating func append(_ string: String) {
    let wasASCII =
      string.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
        appendASCII(bytes)
        return true
      }
    if wasASCII == true { return }
    reserve(string.utf8.count)
    for character in string { append(character) }
  }

  private mutating func reserve(_ more: Int) {
    glyphs.reserveCapacity(count + more)
    widths.reserveCapacity(count + more)
  }

  private mutating func appendASCII(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte >= 0x20, byte < 0x7F {
        glyphs.append(Glyph(ascii: byte))
        widths.append(1)
      } else {
        // A carriage return and a line feed are one character.
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        appendControl(UInt32(byte))
      }
    }
  }

  private mutating func append(_ character: Character) {
    if character.isNewline { return appendControl(0x0A) }
    if character == "\t" { return appendControl(0x09) }
    let width = CellWidth.of(character)
    glyphs.append(width == 0 ? .none : Glyph(character))
    widths.append(UInt8(width))
  }

  private mutating func appendControl(_ value: UInt32) {
    switch value {
    case 0x09:
      glyphs.append(.space)
      widths.append(UInt8(Self.tabWidth))
    case 0x0A...0x0D:
      glyphs.append(.newline)
      widths.append(0)
    default:
      glyphs.append(.none)
      widths.append(0)
    }
  }
}
