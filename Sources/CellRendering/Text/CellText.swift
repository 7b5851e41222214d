import DisplayInterface
import Foundation

/// Text as grapheme clusters with their widths in cells, one entry a character of the string, read as
/// far as somebody has asked for.
struct CellText {
  private(set) var glyphs: [Glyph] = []
  private(set) var widths: [UInt8] = []
  /// For every run that was read, the index of its first character; then the index after the last.
  private(set) var runStarts: [Int] = []

  private let runs: [Text.Run]
  private let bullets: Bool
  /// Where the next part of the last run in `runStarts` begins; `nil` once it needs ``characters``.
  private var position: String.UTF8View.Index?
  /// What is left of that run, from its first character that is not ASCII.
  private var characters: String.Iterator?
  private(set) var isComplete = false

  static let tabWidth = 4
  /// How many characters are read at once.
  private static let part = 256

  /// - Parameter bullets: Shows every character as a bullet.
  init(_ text: Text, bullets: Bool = false) {
    runs = text.runs
    self.bullets = bullets
    beginRun(0)
  }

  /// How many characters have been read.
  var count: Int { glyphs.count }

  /// Whether there is a character at an index. Reads up to there.
  mutating func has(_ index: Int) -> Bool {
    while glyphs.count <= index, !isComplete { readPart() }
    return index < glyphs.count
  }

  mutating func readAll() {
    while !isComplete { readPart() }
  }

  func width(of range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += Int(widths[index]) }
    return sum
  }

  // MARK: Reading

  private mutating func beginRun(_ index: Int) {
    if let last = runStarts.indices.last { runStarts[last] = count } else { runStarts = [0] }
    isComplete = index == runs.count
    guard !isComplete else { return }
    runStarts.append(.max)
    characters = nil
    position = runs[index].string.utf8.startIndex
  }

  private mutating func readPart() {
    let run = runStarts.count - 2
    let string = runs[run].string
    if let position {
      guard position < string.utf8.endIndex else { return beginRun(run + 1) }
      if readASCII(of: string.utf8, from: position) { return }
      self.position = nil
      let isWhole = position == string.utf8.startIndex
      characters = (isWhole ? string : String(string[position...])).makeIterator()
    }
    for _ in 0..<Self.part {
      guard let character = characters?.next() else { return beginRun(run + 1) }
      if let attachment = runs[run].attachment { append(attachment) } else { append(character) }
    }
  }

  /// A picture takes one cell, room without a picture as many as it is wide.
  private mutating func append(_ attachment: Attachment) {
    switch attachment.image?.source {
    case .symbol(let name, _):
      append(SystemSymbols.character(named: name).map(Glyph.init) ?? .picture, 1)
    case .pixels: append(.picture, 1)
    case nil:
      let columns = min(CellGrid.columns(fitting: attachment.bounds.width), Int(UInt8.max))
      append(columns > 0 ? .space : .none, UInt8(columns))
    }
  }

  /// - Returns: Whether the next part is ASCII; only then it is taken.
  private mutating func readASCII(
    of bytes: String.UTF8View, from start: String.UTF8View.Index
  ) -> Bool {
    let end = bytes.index(start, offsetBy: Self.part, limitedBy: bytes.endIndex) ?? bytes.endIndex
    let isEnd = end == bytes.endIndex
    let taken = bytes[start..<end].withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var count = bytes.count
      // The last character may go on in the next part: with an accent, or with a line feed.
      if !isEnd { count -= bytes[count - 2] == 0x0D ? 2 : 1 }
      appendASCII(UnsafeBufferPointer(rebasing: bytes[..<count]))
      return count
    }
    guard let count = taken ?? nil else { return false }
    position = bytes.index(start, offsetBy: count)
    return true
  }

  private mutating func appendASCII(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte >= 0x20, byte < 0x7F {
        append(Glyph(ascii: byte), 1)
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
    append(width == 0 ? .none : Glyph(character), UInt8(width))
  }

  private mutating func appendControl(_ value: UInt32) {
    switch value {
    case 0x09: append(.space, UInt8(Self.tabWidth))
    case 0x0A...0x0D: append(.newline, 0)
    default: append(.none, 0)
    }
  }

  private mutating func append(_ glyph: Glyph, _ width: UInt8) {
    let isBullet = bullets && glyph != .newline
    glyphs.append(isBullet ? Glyph("•" as Unicode.Scalar) : glyph)
    widths.append(isBullet ? 1 : width)
  }
}
