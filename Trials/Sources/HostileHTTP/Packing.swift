/// Compressed formats, as far as it takes to say little in few bytes or much in fewer.
enum Packing {
  /// gzip that compresses nothing.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = gzipHead
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      packed.append(end == bytes.count ? 1 : 0)
      packed += littleEndian(length) + littleEndian(~length) + bytes[start..<end]
      start = end
    } while start < bytes.count
    return packed + littleEndian(checksum(bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// gzip of as many zeros as 258 times the matches, in 13 bits each.
  static func gzipBomb(matches: Int) -> [UInt8] {
    var bits = Bits()
    bits.append(0b011, 3)
    bits.append(code: 0x60, 8)
    for _ in 0..<matches {
      bits.append(code: 0xC5, 8)
      bits.append(code: 0, 5)
    }
    bits.append(code: 0, 7)
    return gzipHead + bits.bytes + [UInt8](repeating: 0, count: 8)
  }

  /// Zstandard of as many zeros as 128 KB times the blocks, in 4 bytes each.
  static func zstdBomb(blocks: Int) -> [UInt8] {
    var packed: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 0x58]
    for block in 0..<blocks {
      let header = UInt32(131_072 << 3 | 1 << 1 | (block == blocks - 1 ? 1 : 0))
      packed += littleEndian(header).prefix(3) + [0x30]
    }
    return packed
  }

  private static let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func append(_ value: Int, _ length: Int) {
      for place in 0..<length {
        if count % 8 == 0 { bytes.append(0) }
        if value >> place & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(count % 8) }
        count += 1
      }
    }

    /// Codes begin with their highest bit.
    mutating func append(code: Int, _ length: Int) {
      for place in (0..<length).reversed() { append(code >> place & 1, 1) }
    }
  }
}
