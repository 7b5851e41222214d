package import Foundation

/// An encoder for images in JPEG format (ITU-T T.81), baseline, without chroma subsampling.
package struct JPEGEncoder {
  private var output: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// - Parameters:
  ///   - pixels: The pixels, with four bytes each: red, green, blue, alpha, not premultiplied. They're drawn on
  ///     white.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - quality: The quality, from 0 for the smallest file through 1 for the best image.
  package static func data(pixels: Data, width: Int, height: Int, quality: Double) -> Data? {
    guard (1...65535).contains(width), (1...65535).contains(height) else { return nil }
    var encoder = JPEGEncoder()
    encoder.write([UInt8](pixels), width, height, quality: quality)
    return Data(encoder.output)
  }

  private mutating func write(_ pixels: [UInt8], _ width: Int, _ height: Int, quality: Double) {
    let percent = max(1, quality * 100)
    let scale = percent < 50 ? 5000 / percent : 200 - 2 * percent
    let tables = [JPEGTables.luminance, JPEGTables.chrominance].map { table in
      table.map { min(255, max(1, Int(((Double($0) * scale + 50) / 100).rounded(.down)))) }
    }
    output = [0xFF, 0xD8]
    segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in tables.enumerated() {
      segment(0xDB, [UInt8(index)] + JPEGTables.zigzag.map { UInt8(table[$0]) })
    }
    segment(
      0xC0,
      [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3]
        + [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    // All codes of a table have the same length, which requires no statistics.
    segment(0xC4, [0x00] + lengths(12, of: 4) + Self.dcSymbols)
    segment(0xC4, [0x10] + lengths(Self.acSymbols.count, of: 8) + Self.acSymbols)
    segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    var last = [0, 0, 0]
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        let planes = block(pixels, width, height, left, top)
        for component in 0..<3 {
          let values = quantized(planes[component], tables[min(component, 1)])
          write(values, after: last[component])
          last[component] = values[0]
        }
      }
    }
    if bitCount > 0 { put((1 << (8 - bitCount)) - 1, 8 - bitCount) }
    output += [0xFF, 0xD9]
  }

  private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    output += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private func lengths(_ count: Int, of length: Int) -> [UInt8] {
    (1...16).map { $0 == length ? UInt8(count) : 0 }
  }

  private static let dcSymbols: [UInt8] = Array(0...11)

  /// The symbols for the end of a block, for sixteen zeros, and for each combination of a number of zeros and a
  /// number of bits.
  private static let acSymbols: [UInt8] =
    [0x00, 0xF0] + (0...15).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } }

  private static let acCodes: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: acSymbols.enumerated().map { ($1, UInt32($0)) })

  /// Returns the luminance and the two chrominance components of 64 pixels, centered on 0.
  private func block(
    _ pixels: [UInt8], _ width: Int, _ height: Int, _ left: Int, _ top: Int
  ) -> [[Double]] {
    var planes = Array(repeating: [Double](repeating: 0, count: 64), count: 3)
    for y in 0..<8 {
      for x in 0..<8 {
        let index = (min(top + y, height - 1) * width + min(left + x, width - 1)) * 4
        let alpha = Double(pixels[index + 3]) / 255
        let white = 255 * (1 - alpha)
        let r = Double(pixels[index]) * alpha + white
        let g = Double(pixels[index + 1]) * alpha + white
        let b = Double(pixels[index + 2]) * alpha + white
        planes[0][y * 8 + x] = 0.299 * r + 0.587 * g + 0.114 * b - 128
        planes[1][y * 8 + x] = -0.168736 * r - 0.331264 * g + 0.5 * b
        planes[2][y * 8 + x] = 0.5 * r - 0.418688 * g - 0.081312 * b
      }
    }
    return planes
  }

  /// The contribution of each frequency at each position.
  private static let waves: [[Double]] = (0..<8).map { frequency in
    (0..<8).map { place in
      let angle = Double((2 * place + 1) * frequency) * Double.pi / 16
      return cos(angle) / (frequency == 0 ? 8.0.squareRoot() : 2)
    }
  }

  /// Returns the quantized coefficients of a block in zigzag order.
  private func quantized(_ block: [Double], _ table: [Int]) -> [Int] {
    var rows = [Double](repeating: 0, count: 64)
    for y in 0..<8 {
      for u in 0..<8 {
        var sum = 0.0
        for x in 0..<8 { sum += block[y * 8 + x] * Self.waves[u][x] }
        rows[y * 8 + u] = sum
      }
    }
    return JPEGTables.zigzag.map { index in
      let (v, u) = (index / 8, index % 8)
      var sum = 0.0
      for y in 0..<8 { sum += rows[y * 8 + u] * Self.waves[v][y] }
      return Int((sum / Double(table[index])).rounded())
    }
  }

  private mutating func write(_ values: [Int], after last: Int) {
    let (size, rest) = number(values[0] - last)
    put(UInt32(size), 4)
    put(rest, size)
    var zeros = 0
    let end = values.lastIndex { $0 != 0 } ?? 0
    for value in values[..<(end + 1)].dropFirst() {
      guard value != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(Self.acCodes[0xF0]!, 8)
        zeros -= 16
      }
      let (size, rest) = number(value)
      put(Self.acCodes[UInt8(zeros << 4 | size)]!, 8)
      put(rest, size)
      zeros = 0
    }
    if end < 63 { put(Self.acCodes[0]!, 8) }
  }

  /// Returns the number of bits that a number takes up, and those bits.
  private func number(_ value: Int) -> (Int, UInt32) {
    let size = Int.bitWidth - abs(value).leadingZeroBitCount
    return (size, UInt32(value < 0 ? value + (1 << size) - 1 : value))
  }

  private mutating func put(_ value: UInt32, _ count: Int) {
    guard count > 0 else { return }
    bits = bits << UInt32(count) | value & ((1 << UInt32(count)) - 1)
    bitCount += count
    while bitCount >= 8 {
      let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount - 8))
      output.append(byte)
      if byte == 0xFF { output.append(0) }
      bitCount -= 8
    }
    bits &= (1 << UInt32(bitCount)) - 1
  }
}
