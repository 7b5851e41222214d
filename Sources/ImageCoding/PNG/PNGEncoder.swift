package import Foundation

/// An encoder for images in PNG format.
package enum PNGEncoder {
  /// - Parameters:
  ///   - pixels: The pixels, with four bytes each: red, green, blue, alpha, not premultiplied.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - isCompressed: Pass `false` to store the pixels uncompressed, which is faster.
  package static func data(
    pixels: Data, width: Int, height: Int, isCompressed: Bool = true
  ) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 4 + 1) * height)
    let bytes = [UInt8](pixels)
    for row in 0..<height {
      rows.append(0)
      rows += bytes[row * width * 4..<(row + 1) * width * 4]
    }
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
    let content = isCompressed ? Deflater.deflate(rows) : Deflater.store(rows)
    for (name, content) in [("IHDR", header), ("IDAT", content), ("IEND", [])] {
      let chunk = Array(name.utf8) + content
      png += bigEndian(content.count)
      png += chunk
      png += bigEndian(Int(crc(chunk)))
    }
    return png
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    crcTable.withUnsafeBufferPointer { table in
      ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
    }
  }
}
