/// Hashes contents: two independent 64-bit sums over words of eight bytes.
package enum ContentHash {
  package struct Key: Hashable, Sendable {
    package var first: UInt64
    package var second: UInt64

    func write(to archive: inout ArchiveWriter) {
      archive.fixed(first)
      archive.fixed(second)
    }
  }

  package static func of(_ bytes: [UInt8]) -> Key { of(bytes[...]) }

  static func of(_ bytes: ArraySlice<UInt8>) -> Key {
    bytes.withUnsafeBytes { raw in
      var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(raw.count)
      var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
      var offset = 0
      while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        first = mix(first ^ word, 0xA076_1D64_78BD_642F)
        second = mix(second &+ word, 0xE703_7ED1_A0B4_28DB)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < raw.count {
        rest = rest << 8 | UInt64(raw[offset])
        offset += 1
      }
      return Key(
        first: mix(first ^ rest, 0x8EBC_6AF0_9C88_C6E3),
        second: mix(second &+ rest, 0x5899_65CC_7537_4CC3))
    }
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension ContentHash.Key {
  init(from archive: inout ArchiveReader) {
    self.init(first: archive.fixed(), second: archive.fixed())
  }
}
