import Foundation

extension Damage {
  /// Damages that don't know of elements. Places are thousandths of the text.
  static let bytes: [String: Verb] = [
    "cut": { Array($1.prefix($1.count * $0.number(1) / 1000)) },
    "byte": { damage, text in
      guard !text.isEmpty else { return text }
      var text = text
      text[min(text.count - 1, text.count * damage.number(1) / 1000)] =
        UInt8(truncatingIfNeeded: damage.number(2))
      return text
    },
    "encode": { encoded($1, $0.word(1)) },
    "root": { $1 + Array($0.rest(1).utf8) },
  ]

  private static func encoded(_ text: [UInt8], _ name: String) -> [UInt8] {
    switch name {
    case "utf16": [0xFF, 0xFE] + text.flatMap { [$0, 0] }
    case "utf16be": [0xFE, 0xFF] + text.flatMap { [0, $0] }
    case "utf32": text.flatMap { [$0, 0, 0, 0] }
    case "bom": [0xEF, 0xBB, 0xBF] + text
    case "twice": [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + text
    case "crlf": text.flatMap { $0 == 10 ? [13, 10] : [$0] }
    case "cr": text.map { $0 == 10 ? 13 : $0 }
    default: Array(text.map { $0 == 0x20 ? 0 : $0 })
    }
  }

  /// Declarations before the root, which name entities and encodings.
  ///
  /// - Parameter folder: Where a pipe lies from which nobody ever reads an entity to its end.
  static func prologue(_ name: String, of text: [UInt8], folder: String) -> [UInt8] {
    let pipe = folder + "/pipe"
    mkfifo(pipe, 0o600)
    let declaration =
      switch name {
      case "laughs":
        "<!DOCTYPE document [<!ENTITY a0 \"ha\">"
          + (1..<20).map { index in
            let inner = String(repeating: "&a\(index - 1);", count: 10)
            return "<!ENTITY a\(index) \"\(inner)\">"
          }.joined() + "]>"
      case "external": "<!DOCTYPE document [<!ENTITY a19 SYSTEM \"file://\(pipe)\">]>"
      case "external-dtd": "<!DOCTYPE document SYSTEM \"file://\(pipe)\">"
      case "parameter": "<!DOCTYPE document [<!ENTITY % a19 SYSTEM \"\(pipe)\"> %a19;]>"
      case "latin1": "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
      case "utf16": "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
      case "xi": "<?xml-stylesheet href=\"file://\(pipe)\"?>"
      default: "<!-- -- -->"
      }
    var text = text
    if text.starts(with: Array("<?xml".utf8)), let end = text.firstIndex(of: 0x3E) {
      text.removeSubrange(...end)
    }
    if declaration.contains("a19"), let tag = Markup(text).starts.last {
      text = text.inserting("&a19;", at: tag.isSingle ? tag.range.lowerBound : tag.range.upperBound)
    }
    return Array(declaration.utf8) + text
  }
}
