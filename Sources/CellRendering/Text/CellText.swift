import DisplayInterface
import Foundation

/// Text as grapheme clusters and their widths in cells, with one entry for each character of the string. It's read
/// only as far as needed.
struct CellText {
  private(set) var glyphs: [Glyph] = []
  private(set) var widths: [UInt8] = []
  /// The index of the first character of every run that was read, followed by the index after the last character.
  private(set) var runStarts: [Int] = []

  private let runs: [Text.Run]
  private let bullets: Bool
  /// The start of the next part of the last run in `runStarts`, or `nil` if the run must be read from
  /// ``characters``.
  private var position: String.UTF8View.Index?
  /// The rest of that run, beginning before its first character that isn't ASCII.
  private var characters: String.Iterator?
  private(set) var isComplete = false

  static let tabWidth = 4
  /// The number of characters that are read at once.
  private static let part = 256

  /// - Parameter bullets: Pass `true` to replace every character by a bullet.
  init(_ text: Text, bullets: Bool = false) {
    runs = text.runs
    self.bullets = bullets
    beginRun(0)
  }

  /// The number of characters that have been read.
  var count: Int { glyphs.count }

  /// Returns `true` if there's a character at an index. Reads the text up to that index.
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

  /// Appends an attachment: an image takes one cell, and an attachment without an image takes as many cells as it's
  /// wide.
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

  /// Reads the next part if it's ASCII.
  ///
  /// - Returns: `true` if the part was read.
  private mutating func readASCII(
    of bytes: String.UTF8View, from start: String.UTF8View.Index
  ) -> Bool {
    let end = bytes.index(start, offsetBy: Self.part, limitedBy: bytes.endIndex) ?? bytes.endIndex
    let isEnd = end == bytes.endIndex
    let taken = bytes[start..<end].withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var count = bytes.count
      // The next part may continue the last character, with an accent or a line feed.
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
