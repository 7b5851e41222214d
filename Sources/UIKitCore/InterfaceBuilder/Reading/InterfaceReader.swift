import Foundation

/// Parses an XML file with the features that Interface Builder uses: elements, attributes, text, character
/// references, comments and `CDATA`.
@MainActor package struct InterfaceReader {
  /// The reason why a file can't be parsed.
  package struct Failure: Error, CustomStringConvertible {
    package let line: Int
    package let reason: String
    package var description: String { "line \(line): \(reason)" }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ data: Data) {
    bytes = [UInt8](data)
  }

  /// Returns the root element of a file.
  package static func root(of data: Data) throws(Failure) -> InterfaceElement {
    var reader = InterfaceReader(data)
    return try reader.readDocument()
  }

  // MARK: Elements

  private mutating func readDocument() throws(Failure) -> InterfaceElement {
    if starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var root: InterfaceElement?
    var open: [InterfaceElement] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let text = try readText()
        if let element = open.last {
          element.text += text
        } else if !text.allSatisfy(\.isWhitespace) {
          throw failure("text outside of the document's element")
        }
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->", of: "comment")
      } else if starts(with: "<![CDATA[") {
        guard let element = open.last else {
          throw failure("text outside of the document's element")
        }
        advance(9)
        element.text += try take(upTo: "]]>", of: "CDATA section")
      } else if starts(with: "<?") {
        try skip(past: "?>", of: "processing instruction")
      } else if starts(with: "<!") {
        try skip(past: ">", of: "declaration")
      } else if starts(with: "</") {
        advance(2)
        let name = try readName()
        skipSpace()
        try expect(">")
        guard let element = open.popLast(), element.name == name else {
          throw failure("</\(name)> closes nothing that is open")
        }
      } else {
        guard root == nil || !open.isEmpty else {
          throw failure("a second element of the document")
        }
        let (element, isClosed) = try readStartTag()
        if let parent = open.last { parent.append(element) } else { root = element }
        if !isClosed { open.append(element) }
      }
    }
    if let element = open.last {
      throw failure("<\(element.name)> of line \(element.line) is not closed")
    }
    guard let root else { throw failure("there is no element") }
    return root
  }

  private mutating func readStartTag() throws(Failure) -> (InterfaceElement, isClosed: Bool) {
    let start = line
    advance(1)
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if starts(with: "/>") {
        advance(2)
        return (InterfaceElement(name: name, attributes: attributes, line: start), true)
      }
      if starts(with: ">") {
        advance(1)
        return (InterfaceElement(name: name, attributes: attributes, line: start), false)
      }
      let attribute = try readName()
      skipSpace()
      try expect("=")
      skipSpace()
      guard attributes.updateValue(try readQuoted(), forKey: attribute) == nil else {
        throw failure("\(attribute) is given twice")
      }
    }
  }

  private mutating func readName() throws(Failure) -> String {
    let start = position
    while position < bytes.count, Self.isPartOfName(bytes[position]) { position += 1 }
    guard position > start else {
      throw failure(position < bytes.count ? "a name is missing" : "the file ends in a tag")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Text

  private mutating func readQuoted() throws(Failure) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == 0x27
    else { throw failure("a value in quotation marks is missing") }
    let quote = bytes[position]
    position += 1
    return try readCharacters(isAttribute: true) { $0 == quote }
  }

  private mutating func readText() throws(Failure) -> String {
    try readCharacters(isAttribute: false) { $0 == UInt8(ascii: "<") }
  }

  /// Reads characters up to an end. The end of an attribute is consumed.
  private mutating func readCharacters(
    isAttribute: Bool, until isEnd: (UInt8) -> Bool
  ) throws(Failure) -> String {
    var text: [UInt8] = []
    while position < bytes.count, !isEnd(bytes[position]) {
      switch bytes[position] {
      case UInt8(ascii: "&"):
        text += try readReference()
        continue
      case UInt8(ascii: "<"): throw failure("'<' in a value")
      case 0x0A:
        line += 1
        text.append(isAttribute ? 0x20 : 0x0A)
      case 0x0D: break
      default: text.append(bytes[position])
      }
      position += 1
    }
    if isAttribute {
      guard position < bytes.count else { throw failure("a value is not closed") }
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readReference() throws(Failure) -> [UInt8] {
    advance(1)
    let name = try take(upTo: ";", of: "character reference")
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [0x27]
    default:
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst(1)) : nil
      guard let scalar = code.flatMap(Unicode.Scalar.init) else {
        throw failure("&\(name.prefix(20)); is no character")
      }
      return Array(String(Character(scalar)).utf8)
    }
  }

  // MARK: Bytes

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }

  private func starts(with other: some Collection<UInt8>) -> Bool {
    bytes[position...].starts(with: other)
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { advance(1) }
  }

  private mutating func expect(_ text: StaticString) throws(Failure) {
    guard starts(with: text) else { throw failure("'\(text)' is missing") }
    advance(text.utf8CodeUnitCount)
  }

  private mutating func skip(past end: StaticString, of part: String) throws(Failure) {
    _ = try take(upTo: end, of: part)
  }

  private mutating func take(upTo end: StaticString, of part: String) throws(Failure) -> String {
    let start = position
    let startLine = line
    while position < bytes.count {
      if starts(with: end) {
        defer { advance(end.utf8CodeUnitCount) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      advance(1)
    }
    throw Failure(line: startLine, reason: "the \(part) is not closed")
  }

  private func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }
}
