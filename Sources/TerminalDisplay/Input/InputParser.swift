package import DisplayInterface
import Foundation

/// A parser that turns the bytes that a terminal sends into input. The bytes may arrive split at any position.
package struct InputParser {
  package enum Event: Equatable, Sendable {
    case input(Input)
    /// The user pressed Control-Z.
    case suspend
    /// The terminal's reply to the query for its background color.
    case background(Color)
    /// The terminal's reply to the query for its type, which every terminal answers.
    case attributes
    /// The terminal's colors changed.
    case colorsChanged
  }

  /// The bytes that aren't parsed yet.
  private var pending: [UInt8] = []
  private var paste: [UInt8]?
  /// The number of bytes of the paste that arrived since the last call of ``timeOut()``.
  private var pace = 0
  /// A Boolean value that indicates whether the paste exceeds ``longestPaste``, so that the rest of it is dropped.
  private var pasteIsFull = false
  /// The kind of sequence whose rest is being dropped.
  private var tail: EscapeSequence.Tail?
  private var text: [UInt8] = []
  private var isPressed = false
  private var events: [Event] = []

  package init() {}

  /// The largest number of bytes of one paste that the parser keeps.
  package static let longestPaste = 1 << 20
  /// The lowest rate of a paste, in bytes per second. Bytes that arrive more slowly are typed by the user, which
  /// means that the paste's end was never received.
  private static let slowestPaste = 100

  package var isPasting: Bool { paste != nil }

  /// How long to wait for the end of an incomplete sequence or paste, which may never arrive, before calling
  /// ``timeOut()``; `nil` if nothing is incomplete.
  ///
  /// The Escape key sends the byte with which every sequence begins. A sequence arrives all at once, so no more
  /// bytes within this time means that it's incomplete. A paste may arrive slowly, so its rate is checked instead.
  package var patience: Duration? {
    if paste != nil { return .seconds(1) }
    return tail != nil || pending.first == 0x1B ? .milliseconds(50) : nil
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    pending.append(contentsOf: bytes)
    parse()
    return flush()
  }

  /// Treats the bytes that have arrived as complete, unless a paste is still arriving.
  package mutating func timeOut() -> [Event] {
    guard patience != nil else { return [] }
    if paste != nil, pace >= Self.slowestPaste {
      pace = 0
      return []
    }
    endPaste()
    tail = nil
    let rest = pending
    pending = []
    switch rest.count {
    case 1: key(.escape)
    case 2 where rest[1] == 0x1B:
      key(.escape)
      key(.escape)
    // The beginning of a sequence, which turned out to be a key with Alt.
    case 2: key(.character(Character(Unicode.Scalar(rest[1]))), .alternate)
    // A truncated sequence, which is dropped.
    default: break
    }
    return flush()
  }

  private mutating func flush() -> [Event] {
    flushText()
    defer { events = [] }
    return events
  }

  private mutating func parse() {
    var offset = 0
    while offset < pending.count {
      let count =
        paste != nil
        ? parsePaste(at: offset) : tail.map { drop($0, at: offset) } ?? parseItem(at: offset)
      guard count > 0 else { break }
      offset += count
    }
    pending.removeFirst(offset)
  }

  // MARK: Items

  /// - Returns: The number of bytes that were parsed, or 0 if more bytes must arrive first.
  private mutating func parseItem(at offset: Int) -> Int {
    let byte = pending[offset]
    switch byte {
    case 0x20..<0x7F:
      text.append(byte)
      return 1
    case 0x1B: return parseEscape(at: offset)
    case 0x80...: return parseUTF8(at: offset, modifiers: [])
    default:
      control(byte, [])
      return 1
    }
  }

  private mutating func control(_ byte: UInt8, _ modifiers: KeyPress.Modifiers) {
    switch byte {
    case 0x03: emit(.input(.terminate))
    case 0x08, 0x7F: key(.backspace, modifiers)
    case 0x09: key(.tab, modifiers)
    case 0x0A, 0x0D: key(.enter, modifiers)
    case 0x1A: emit(.suspend)
    case 0x00: key(.character(" "), modifiers.union(.control))
    case 0x01..<0x1B:
      key(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    default: key(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    }
  }

  /// Parses a scalar as text, or as a key if there are modifiers. Invalid UTF-8 is dropped.
  private mutating func parseUTF8(at offset: Int, modifiers: KeyPress.Modifiers) -> Int {
    let lead = pending[offset]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(lead) else { return 1 }
    var end = offset + 1
    while end < pending.count, end < offset + length, pending[end] & 0xC0 == 0x80 { end += 1 }
    if end < offset + length { return end == pending.count ? 0 : end - offset }
    let scalar = pending[offset..<end]
    guard let string = String(validating: scalar, as: UTF8.self) else { return length }
    if modifiers.isEmpty {
      // C1 control characters aren't text.
      if lead > 0xC2 || pending[offset + 1] >= 0xA0 { text.append(contentsOf: scalar) }
    } else {
      key(.character(Character(string)), modifiers)
    }
    return length
  }

  private mutating func parseEscape(at offset: Int) -> Int {
    guard offset + 1 < pending.count else { return 0 }
    let byte = pending[offset + 1]
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"),
      UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      return parseSequence(at: offset, [])
    case 0x1B:
      guard offset + 2 < pending.count else { return 0 }
      let third = pending[offset + 2]
      if third == UInt8(ascii: "[") || third == UInt8(ascii: "O") {
        let count = parseSequence(at: offset + 1, .alternate)
        return count == 0 ? 0 : count + 1
      }
      key(.escape)
      return 1
    case 0x80...:
      let count = parseUTF8(at: offset + 1, modifiers: .alternate)
      return count == 0 ? 0 : count + 1
    case 0x20..<0x7F:
      key(.character(Character(Unicode.Scalar(byte))), .alternate)
      return 2
    default:
      control(byte, .alternate)
      return 2
    }
  }

  private mutating func parseSequence(at offset: Int, _ modifiers: KeyPress.Modifiers) -> Int {
    switch EscapeSequence.parse(pending[offset...]) {
    case .incomplete: return 0
    case .invalid(let count): return count
    case .endless(let tail, let count):
      self.tail = tail
      return count
    case .complete(let sequence, let count):
      handle(sequence, modifiers)
      return count
    }
  }

  private mutating func drop(_ tail: EscapeSequence.Tail, at offset: Int) -> Int {
    var end = offset
    while end < pending.count, tail.contains(pending[end]) { end += 1 }
    guard end == offset else { return end - offset }
    let byte = pending[offset]
    if tail == .string, byte == 0x1B {
      guard offset + 1 < pending.count else { return 0 }
      self.tail = nil
      return pending[offset + 1] == UInt8(ascii: "\\") ? 2 : parseItem(at: offset)
    }
    self.tail = nil
    // The final byte of a control sequence and the bell are part of the sequence that they end.
    return byte == 0x07 || 0x40...0x7E ~= byte ? 1 : parseItem(at: offset)
  }

  // MARK: Pasting

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func parsePaste(at offset: Int) -> Int {
    var end = offset
    while end < pending.count, pending[end] != 0x1B, pending[end] != 0x03 { end += 1 }
    take(pasted: pending[offset..<end])
    guard end == offset else { return end - offset }
    if pending[offset] == 0x03 {
      // Control-C ends the app even during a paste.
      endPaste()
      return parseItem(at: offset)
    }
    let mark = Self.pasteEnd
    let rest = pending[offset...].prefix(mark.count)
    if rest.elementsEqual(mark) {
      endPaste()
      return mark.count
    }
    if mark.starts(with: rest) { return 0 }
    return 1
  }

  private mutating func take(pasted bytes: ArraySlice<UInt8>) {
    pace += bytes.count
    guard !pasteIsFull, var kept = paste else { return }
    paste = nil
    kept += bytes
    if kept.count > Self.longestPaste {
      pasteIsFull = true
      var end = Self.longestPaste
      // Don't split a character.
      while end > 0, kept[end] & 0xC0 == 0x80 { end -= 1 }
      emit(paste: kept[..<end])
      kept = []
    }
    paste = kept
  }

  private mutating func endPaste() {
    if let paste { emit(paste: paste[...]) }
    paste = nil
    pasteIsFull = false
    pace = 0
  }

  private mutating func emit(paste bytes: ArraySlice<UInt8>) {
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if !afterReturn { result.append(scalar) }
      case "\t": result.append(scalar)
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
      afterReturn = scalar == "\r"
    }
    if !result.isEmpty { emit(.input(.text(String(result)))) }
  }

  // MARK: Events

  private mutating func emit(_ event: Event) {
    flushText()
    events.append(event)
  }

  private mutating func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
    emit(.input(.key(KeyPress(key, modifiers: modifiers))))
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    events.append(.input(.text(String(decoding: text, as: UTF8.self))))
    text = []
  }

  // MARK: Sequences

  private mutating func handle(_ sequence: EscapeSequence, _ more: KeyPress.Modifiers) {
    switch sequence.meaning {
    case .key(let press):
      // Terminals that report every key as a sequence send these.
      if press == KeyPress(.character("c"), modifiers: .control) { return emit(.input(.terminate)) }
      if press == KeyPress(.character("z"), modifiers: .control) { return emit(.suspend) }
      key(press.key, press.modifiers.union(more))
    case .text(let string): text.append(contentsOf: string.utf8)
    case .pasteBegin: paste = []
    case .background(let color): emit(.background(color))
    case .attributes: emit(.attributes)
    case .colorsChanged: emit(.colorsChanged)
    case .mouse(let mouse): handle(mouse)
    case .nothing: break
    }
  }

  private mutating func handle(_ mouse: EscapeSequence.Mouse) {
    switch mouse.action {
    case .wheel(let columns, let rows):
      // One wheel step scrolls by three lines, and by as many points horizontally.
      let distance = CGSize(width: 48.0 * Double(columns), height: 48.0 * Double(rows))
      emit(.input(.scroll(at: mouse.location, by: distance)))
    case .press:
      isPressed = true
      emit(.input(.pointer(Pointer(.began, at: mouse.location))))
    case .drag: if isPressed { emit(.input(.pointer(Pointer(.moved, at: mouse.location)))) }
    case .release:
      guard isPressed else { return }
      isPressed = false
      emit(.input(.pointer(Pointer(.ended, at: mouse.location))))
    case .other: break
    }
  }
}
