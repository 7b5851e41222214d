import Foundation

/// Writes pictures as PNG, without compressing them: they go no further than this machine.
enum PNG {
  static func encode(_ picture: PictureStore.Picture) -> [UInt8] {
    let row = picture.width * 4
    var lines: [UInt8] = []
    lines.reserveCapacity((row + 1) * picture.height)
    picture.pixels.withUnsafeBytes { pixels in
      for y in 0..<picture.height {
        lines.append(0)
        lines += pixels[y * row..<(y + 1) * row]
      }
    }
    let header = word(picture.width) + word(picture.height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", header)
      + chunk("IDAT", stored(lines)) + chunk("IEND", [])
  }

  /// A zlib stream of blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let end = min(start + 65_535, bytes.count)
      let (low, high) = (UInt8((end - start) & 0xFF), UInt8((end - start) >> 8))
      stream += [end == bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += bytes[start..<end]
    }
    return stream + word(Int(adler(bytes)))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return word(content.count) + body + word(Int(checksum(body)))
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
      }
    }
    return b << 16 | a
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
      }
    }
    return ~value
  }
}
