/// Writes numbers and strings as bytes. Small numbers take few bytes, and repeated strings are written only once.
package struct ArchiveWriter {
  package var bytes: [UInt8] = []
  private var known: [String: Int] = [:]

  package init() {}

  package mutating func fixed(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  /// Writes a value at an offset, for a value that was not known when the offset was written.
  package mutating func setFixed(_ value: UInt64, at offset: Int) {
    withUnsafeBytes(of: value.littleEndian) {
      bytes.replaceSubrange(offset..<(offset + 8), with: $0)
    }
  }

  package mutating func count(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func text(_ value: String) {
    if let number = known[value] { return count(number + 1) }
    known[value] = known.count
    count(0)
    count(value.utf8.count)
    bytes += value.utf8
  }

  package mutating func text(_ value: String?) {
    bytes.append(value == nil ? 0 : 1)
    if let value { text(value) }
  }

  package mutating func flags(_ values: Bool...) {
    var flags = 0
    for (index, value) in values.enumerated() where value { flags |= 1 << index }
    count(flags)
  }

  package mutating func texts(_ values: [String]) {
    count(values.count)
    for value in values { text(value) }
  }

  package mutating func table(_ values: [String: String]) {
    count(values.count)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      text(key)
      text(value)
    }
  }
}

package struct ArchiveReader {
  private let bytes: [UInt8]
  package var offset: Int
  package private(set) var failed = false
  package var size: Int { bytes.count }
  private var known: [String] = []

  package init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  package mutating func byte() -> UInt8 {
    guard offset < bytes.count else {
      failed = true
      return 0
    }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func fixed() -> UInt64 {
    guard offset + 8 <= bytes.count else {
      failed = true
      return 0
    }
    defer { offset += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  package mutating func count() -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = byte()
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    let value = Int(Int64(bitPattern: result))
    // A count in a valid archive can't be larger.
    if value > bytes.count * 8 { failed = true }
    return failed || value < 0 ? 0 : value
  }

  package mutating func text() -> String {
    let number = count()
    if number > 0 {
      guard number <= known.count else {
        failed = true
        return ""
      }
      return known[number - 1]
    }
    let length = count()
    guard offset + length <= bytes.count else {
      failed = true
      return ""
    }
    let text = bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[offset..<(offset + length)]), as: UTF8.self)
    }
    offset += length
    known.append(text)
    return text
  }

  package mutating func optionalText() -> String? { byte() == 0 ? nil : text() }

  package mutating func list<Value>(_ read: (inout ArchiveReader) -> Value) -> [Value] {
    let count = count()
    var values: [Value] = []
    values.reserveCapacity(min(count, 4_096))
    for _ in 0..<count where !failed { values.append(read(&self)) }
    return values
  }

  package mutating func texts() -> [String] { list { $0.text() } }

  package mutating func table() -> [String: String] {
    var table: [String: String] = [:]
    let count = count()
    for _ in 0..<count where !failed {
      let key = text()
      table[key] = text()
    }
    return table
  }
}
