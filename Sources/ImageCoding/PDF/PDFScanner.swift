/// A scanner that reads values and words in order.
package struct PDFScanner {
  package let bytes: [UInt8]
  package var place: Int
  private let end: Int
  /// A Boolean value that indicates whether `1 0 R` is a reference. The content of pages has no references.
  private let hasReferences: Bool

  package init(_ bytes: [UInt8], at place: Int = 0, hasReferences: Bool = false) {
    self.bytes = bytes
    self.place = place
    self.hasReferences = hasReferences
    end = bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  package mutating func skipSpace() {
    while place < end {
      if bytes[place] == UInt8(ascii: "%") {
        while place < end, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else if Self.isSpace(bytes[place]) {
        place += 1
      } else {
        return
      }
    }
  }

  private func byte(after count: Int = 0) -> UInt8? {
    place + count < end ? bytes[place + count] : nil
  }

  /// - Returns: `nil` at the end, and at a closing bracket.
  package mutating func next(depth: Int = 0) -> PDFObject? {
    skipSpace()
    guard let first = byte() else { return nil }
    switch first {
    case UInt8(ascii: "/"):
      place += 1
      return .name(readName())
    case UInt8(ascii: "("): return .string(readString())
    case UInt8(ascii: "<"):
      if byte(after: 1) == first {
        place += 2
        return readDictionary(depth)
      }
      return .string(readHexadecimal())
    case UInt8(ascii: "["):
      place += 1
      return .array(readArray(depth))
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): return nil
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      place += 1
      return .word(first == UInt8(ascii: "{") ? "{" : "}")
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return readNumber()
    default: return readWord()
    }
  }

  private static let deepest = 64

  private mutating func readArray(_ depth: Int) -> [PDFObject] {
    var values: [PDFObject] = []
    while depth < Self.deepest, let value = next(depth: depth + 1) { values.append(value) }
    close(UInt8(ascii: "]"), 1)
    return values
  }

  private mutating func readDictionary(_ depth: Int) -> PDFObject {
    var values: [String: PDFObject] = [:]
    while depth < Self.deepest, let key = next(depth: depth + 1) {
      guard let key = key.name else { continue }
      guard let value = next(depth: depth + 1) else { break }
      values[key] = value
    }
    close(UInt8(ascii: ">"), 2)
    return .dictionary(values)
  }

  /// Skips the closing bracket, or one byte if it's a different one.
  private mutating func close(_ bracket: UInt8, _ count: Int) {
    place += byte() == bracket && byte(after: count - 1) == bracket ? count : 1
  }

  private mutating func readName() -> String {
    var name: [UInt8] = []
    while let next = byte(), !Self.isSpace(next), !Self.isDelimiter(next) {
      place += 1
      if next == UInt8(ascii: "#"), let high = digit(0), let low = digit(1) {
        name.append(high << 4 | low)
        place += 2
      } else {
        name.append(next)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private func digit(_ offset: Int) -> UInt8? { byte(after: offset).flatMap(Self.digit) }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  private mutating func readHexadecimal() -> [UInt8] {
    place += 1
    let start = place
    while place < end, bytes[place] != UInt8(ascii: ">") { place += 1 }
    defer { place += 1 }
    return PDFFilter.hexadecimal(bytes[start..<place])
  }

  private mutating func readString() -> [UInt8] {
    var text: [UInt8] = []
    var depth = 0
    while let next = byte() {
      place += 1
      switch next {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 1 { text.append(next) }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
        text.append(next)
      case UInt8(ascii: "\\"): readEscape(&text)
      default: text.append(next)
      }
    }
    return text
  }

  private mutating func readEscape(_ text: inout [UInt8]) {
    guard let next = byte() else { return }
    place += 1
    switch next {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 10: break
    case 13: if byte() == 10 { place += 1 }
    case 48...55:
      var code = Int(next - 48)
      for _ in 0..<2 {
        guard let digit = byte(), 48...55 ~= digit else { break }
        code = code * 8 + Int(digit - 48)
        place += 1
      }
      text.append(UInt8(truncatingIfNeeded: code))
    default: text.append(next)
    }
  }

  private mutating func readNumber() -> PDFObject {
    var value = 0.0
    var scale = 0.0
    var isNegative = false
    let start = place
    loop: while let next = byte() {
      switch next {
      case 48...57:
        value = value * 10 + Double(next - 48)
        scale *= 10
      case UInt8(ascii: "."):
        guard scale == 0 else { break loop }
        scale = 1
      // Some programs write a sign twice, or within a number. Other readers ignore it too.
      case UInt8(ascii: "-"): if place == start { isNegative = true }
      case UInt8(ascii: "+"): break
      default: break loop
      }
      place += 1
    }
    if place == start { place += 1 }
    let number = min((isNegative ? -value : value) / (scale > 1 ? min(scale, 1e300) : 1), 1e30)
    guard hasReferences, scale == 0, !isNegative else { return .number(max(number, -1e30)) }
    return reference(to: number) ?? .number(number)
  }

  private mutating func reference(to number: Double) -> PDFObject? {
    var copy = place
    func skipSpace() { while copy < end, Self.isSpace(bytes[copy]) { copy += 1 } }
    skipSpace()
    guard copy < end, copy > place, 48...57 ~= bytes[copy], number <= 1e9 else { return nil }
    while copy < end, 48...57 ~= bytes[copy] { copy += 1 }
    skipSpace()
    guard copy < end, bytes[copy] == UInt8(ascii: "R"),
      copy + 1 == end || Self.isSpace(bytes[copy + 1]) || Self.isDelimiter(bytes[copy + 1])
    else { return nil }
    place = copy + 1
    return .reference(Int(number))
  }

  private mutating func readWord() -> PDFObject {
    let start = place
    while let next = byte(), !Self.isSpace(next), !Self.isDelimiter(next) { place += 1 }
    switch String(decoding: bytes[start..<place], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let word: return .word(word)
    }
  }
}
