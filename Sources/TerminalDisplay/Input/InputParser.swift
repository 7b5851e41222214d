package import DisplayInterface
import Foundation

/// Turns the bytes that a terminal sends into input. They may come cut anywhere.
package struct InputParser {
  package enum Event: Equatable, Sendable {
    case input(Input)
    /// Control-Z.
    case suspend
    /// The answer to the question about the background colour.
    case background(Color)
    /// The answer to the question what kind of terminal it is, which every terminal gives.
    case attributes
    /// The terminal's colours are no longer what they were.
    case colorsChanged
  }

  /// What has no meaning yet.
  private var pending: [UInt8] = []
  private var paste: [UInt8]?
  /// How much of the paste came since it was last looked at.
  private var pace = 0
  /// The rest of a paste beyond ``longestPaste`` is dropped.
  private var pasteIsFull = false
  /// What is being dropped.
  private var tail: EscapeSequence.Tail?
  private var text: [UInt8] = []
  private var isPressed = false
  private var events: [Event] = []

  package init() {}

  /// How many bytes of one paste arrive.
  package static let longestPaste = 1 << 20
  /// In bytes a second. What comes slower is typed, by somebody whose paste never ended.
  private static let slowestPaste = 100

  package var isPasting: Bool { paste != nil }

  /// How long to wait for the end of what has begun, which may never come, before calling ``timeOut()``; `nil`
  /// if everything has ended.
  ///
  /// The escape key sends what every sequence begins with; a sequence comes in one go, and is waited for in
  /// silence. A paste may have to come a long way, and its pace is looked at.
  package var patience: Duration? {
    if paste != nil { return .seconds(1) }
    return tail != nil || pending.first == 0x1B ? .milliseconds(50) : nil
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    pending.append(contentsOf: bytes)
    parse()
    return flush()
  }

  /// Takes what came so far for all there is, unless it is a paste that goes on.
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
    // The beginning of a sequence that was no sequence.
    case 2: key(.character(Character(Unicode.Scalar(rest[1]))), .alternate)
    // A sequence that got lost on its way.
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

  /// - Returns: How many bytes were understood; 0 where more must come first.
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

  /// A scalar as text, or as a key where modifiers say so. What is no UTF-8 is dropped.
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
      // Controls of the second kind are no text either.
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
    // The final byte of parameters and the bell belong to what they end.
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
      // Control-C ends the app in the midst of a paste as well.
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
      // Never half of a character.
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
      // Sent by terminals that report every key alike.
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
      // Three lines a notch, and as many points to the side.
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
