import Foundation
import PorticoCheck

/// Reads the property lists of Xcode projects, which have the old format. Foundation reads it, too, but without
/// lines.
///
/// - Complexity: O(*n*) for a file of *n* bytes.
struct PropertyListReader {
  private let bytes: [UInt8]
  private let path: String
  private var at = 0
  private var line = 1

  /// The largest depth. Xcode's files have about six levels.
  private static let deepest = 64

  private init(_ text: String, _ path: String) {
    bytes = Array(text.utf8)
    self.path = path
  }

  /// Reads a text. Error messages contain the path.
  static func read(_ text: String, _ path: String) throws(Mistake) -> PropertyList {
    if text.hasPrefix("<?xml") || text.hasPrefix("<!DOCTYPE") { return try readXML(text, path) }
    var reader = PropertyListReader(text, path)
    let value = try reader.value(0)
    try reader.skipSpace()
    guard reader.at == reader.bytes.count else { throw reader.mistake("nothing is expected here") }
    return value
  }

  /// Reads a property list that another tool has written as XML. Its values have no lines.
  private static func readXML(_ text: String, _ path: String) throws(Mistake) -> PropertyList {
    func converted(_ value: Any) -> PropertyList {
      switch value {
      case let list as [Any]: PropertyList(value: .list(list.map(converted)), line: 1)
      case let table as [String: Any]:
        PropertyList(value: .table(table.mapValues(converted)), line: 1)
      default: PropertyList(value: .text("\(value)"), line: 1)
      }
    }
    do {
      return converted(
        try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil))
    } catch {
      throw Mistake(message: "\(path): is not a property list")
    }
  }

  private func mistake(_ text: String) -> Mistake { Mistake(message: "\(path):\(line): \(text)") }

  private func peek(_ offset: Int = 0) -> UInt8? {
    at + offset < bytes.count ? bytes[at + offset] : nil
  }

  private mutating func step() {
    if bytes[at] == UInt8(ascii: "\n") { line += 1 }
    at += 1
  }

  private mutating func skipSpace() throws(Mistake) {
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { at += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        let start = line
        at += 2
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
          guard at < bytes.count else {
            throw Mistake(message: "\(path):\(start): this comment is not closed")
          }
          step()
        }
        at += 2
      } else if byte <= 0x20 {
        step()
      } else {
        return
      }
    }
  }

  private mutating func expect(_ character: Character) throws(Mistake) {
    try skipSpace()
    guard peek() == character.asciiValue else { throw mistake("a '\(character)' is missing") }
    at += 1
  }

  private mutating func value(_ depth: Int) throws(Mistake) -> PropertyList {
    try skipSpace()
    guard depth < Self.deepest else { throw mistake("this is nested too deeply") }
    let start = line
    switch peek() {
    case UInt8(ascii: "{"): return PropertyList(value: .table(try table(depth)), line: start)
    case UInt8(ascii: "("): return PropertyList(value: .list(try list(depth)), line: start)
    case UInt8(ascii: "<"): return PropertyList(value: .text(try data()), line: start)
    default: return PropertyList(value: .text(try word()), line: start)
    }
  }

  private mutating func table(_ depth: Int) throws(Mistake) -> [String: PropertyList] {
    at += 1
    var table: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      if peek() == UInt8(ascii: "}") {
        at += 1
        return table
      }
      let start = line
      let name = try word()
      try expect("=")
      let value = try value(depth + 1)
      try expect(";")
      // The line of an object is the line of its name.
      table[name] = PropertyList(value: value.value, line: start)
    }
  }

  private mutating func list(_ depth: Int) throws(Mistake) -> [PropertyList] {
    at += 1
    var list: [PropertyList] = []
    while true {
      try skipSpace()
      if peek() == UInt8(ascii: ")") {
        at += 1
        return list
      }
      list.append(try value(depth + 1))
      try skipSpace()
      guard peek() == UInt8(ascii: ",") else {
        try expect(")")
        return list
      }
      at += 1
    }
  }

  private mutating func data() throws(Mistake) -> String {
    guard peek(1) != UInt8(ascii: "<") else { throw mistake("a merge conflict is not resolved") }
    let start = at
    while peek() != UInt8(ascii: ">") {
      guard at < bytes.count else { throw mistake("a '>' is missing") }
      step()
    }
    at += 1
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func word() throws(Mistake) -> String {
    guard let first = peek() else { throw mistake("the file ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = at
    while let byte = peek(), byte > 0x20, !Self.marks.contains(byte) { at += 1 }
    guard at > start else {
      throw mistake("'\(Character(UnicodeScalar(first)))' is not expected here")
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static let marks = Set("{}()<>;,=\"'".utf8)

  private mutating func quoted(_ quote: UInt8) throws(Mistake) -> String {
    let start = line
    at += 1
    var text: [UInt8] = []
    while let byte = peek(), byte != quote {
      step()
      if byte == UInt8(ascii: "\\") { escape(&text) } else { text.append(byte) }
    }
    guard at < bytes.count else {
      throw Mistake(message: "\(path):\(start): this text is not closed")
    }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the text after a backslash: a letter, three octal digits, or `U` with four hexadecimal digits.
  private mutating func escape(_ text: inout [UInt8]) {
    guard let byte = peek() else { return }
    step()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"): append(digits(4, radix: 16), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      at -= 1
      append(digits(3, radix: 8), to: &text)
    default: text.append(byte)
    }
  }

  private mutating func digits(_ count: Int, radix: Int) -> Int {
    var number = 0
    for _ in 0..<count {
      guard let byte = peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      number = number * radix + digit
      at += 1
    }
    return number
  }

  private func append(_ number: Int, to text: inout [UInt8]) {
    text += Array(String(UnicodeScalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
  }
}
