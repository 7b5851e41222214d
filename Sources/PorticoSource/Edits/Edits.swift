/// Changes of a file's bytes that leave every line where it is.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// Of two at one place, the first that was made stands first.
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

  /// Leaves the place empty: what follows keeps its line and column.
  mutating func blank(_ range: Range<Int>) {
    replace(
      range,
      with: String(
        decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self))
  }

  /// The bytes with all changes. Of two that overlap, the one that begins first is made, and of those the longer.
  func applied() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1_024)
    var offset = 0
    let sorted = edits.sorted {
      // What is inserted at a place stands before what is replaced there.
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.order)
    }
    for edit in sorted where edit.range.lowerBound >= offset {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      // A text that has lost lines gets them back.
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
