/// Data in gzip format that takes a hundred times its room when it is decompressed, or more.
enum GzipBomb {
  /// - Parameter count: How many bytes to decompress to, at least.
  static func data(count: Int) -> [UInt8] {
    var bits = Bits()
    // One block with the fixed codes: a byte, and then, from one byte before, 258 more, again and again.
    bits.append(0b011, 3)
    bits.append(code: 0x60, 8)
    for _ in 0...count / 258 {
      bits.append(code: 0xC5, 8)
      bits.append(code: 0, 5)
    }
    bits.append(code: 0, 7)
    // Nobody gets to the checksum.
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + bits.bytes + [UInt8](repeating: 0, count: 8)
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
