/// Edits of a file's bytes that keep the line of everything else.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The order of the edits. At the same offset, an earlier edit comes first.
    let order: Int
  }

  private var edits: [Edit] = []
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isEmpty: Bool { edits.isEmpty }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Replaces a range with spaces, so that the rest of the line keeps its column.
  mutating func blank(_ range: Range<Int>) {
    replace(
      range,
      with: String(
        decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self))
  }

  /// Returns the bytes after all edits. Of two overlapping edits, only the one that begins first is applied, or
  /// else the longer one.
  func applied() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1_024)
    var offset = 0
    let sorted = edits.sorted {
      // At the same offset, an insertion comes before a replacement.
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.order)
    }
    for edit in sorted where edit.range.lowerBound >= offset {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      // Adds the line breaks that the new text lacks.
      let lines = Self.lines(bytes[edit.range]) - Self.lines(edit.text.utf8)
      if lines > 0 { result += Array(repeating: 0x0A, count: lines) }
      offset = edit.range.upperBound
    }
    result += bytes[offset...]
    return result
  }

  private static func lines(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
  }
}
