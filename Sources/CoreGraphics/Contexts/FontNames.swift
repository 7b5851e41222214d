import Foundation

/// The names of a font in a TrueType or OpenType file.
package struct FontNames: Hashable, Sendable {
  package let family: String
  package let postScript: String

  /// - Returns: `nil` if the data isn't a font file. Only the first font of a collection is read.
  package init?(_ data: Data) {
    let bytes = FontBytes(data: data)
    let start = bytes.tag(at: 0) == "ttcf" ? bytes.long(at: 12) : 0
    guard let start, let header = bytes.tag(at: start), let tables = bytes.short(at: start + 4),
      ["\0\u{1}\0\0", "OTTO", "true"].contains(header),
      let table = (0..<tables).map({ start + 12 + 16 * $0 })
        .first(where: { bytes.tag(at: $0) == "name" })
        .flatMap({ bytes.long(at: $0 + 8) }),
      let count = bytes.short(at: table + 2), let texts = bytes.short(at: table + 4)
    else { return nil }
    var names: [Int: String] = [:]
    for record in (0..<count).map({ table + 6 + 12 * $0 }) {
      guard let platform = bytes.short(at: record), let kind = bytes.short(at: record + 6),
        let length = bytes.short(at: record + 8), let offset = bytes.short(at: record + 10),
        // Macintosh's names are in one byte a character, the others' in UTF-16.
        let text = bytes.text(
          at: table + texts + offset, length, platform == 1 ? .macOSRoman : .utf16BigEndian)
      else { continue }
      if names[kind] == nil || platform == 3 { names[kind] = text }
    }
    // The typographic family has all weights; the other one only four styles.
    guard let family = names[16] ?? names[1], let postScript = names[6] else { return nil }
    self.family = family
    self.postScript = postScript
  }
}

/// Numbers and texts in a font file, whose bytes may be anything.
private struct FontBytes {
  let data: Data

  private func bytes(at place: Int, _ count: Int) -> Data? {
    guard place >= 0, count >= 0, place <= data.count - count else { return nil }
    return data[(data.startIndex + place)..<(data.startIndex + place + count)]
  }

  func short(at place: Int) -> Int? { bytes(at: place, 2)?.reduce(0) { $0 << 8 | Int($1) } }
  func long(at place: Int) -> Int? { bytes(at: place, 4)?.reduce(0) { $0 << 8 | Int($1) } }
  func tag(at place: Int) -> String? { text(at: place, 4, .isoLatin1) }

  func text(at place: Int, _ count: Int, _ encoding: String.Encoding) -> String? {
    bytes(at: place, count).flatMap { String(data: $0, encoding: encoding) }
  }
}
