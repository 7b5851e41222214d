/// Compresses data in the «deflate» format (RFC 1951) within a «zlib» wrapper (RFC 1950), with fixed codes and with
/// repetitions that are found by their first three bytes.
struct Deflater {
  private var output: [UInt8] = [0x78, 0x01]
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  static func deflate(_ data: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    deflater.run(data)
    deflater.putChecksum(of: data)
    return deflater.output
  }

  /// Returns the data uncompressed, in stored blocks.
  static func store(_ data: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let end = min(start + 65_535, data.count)
      let (low, high) = (UInt8((end - start) & 0xFF), UInt8((end - start) >> 8))
      deflater.output += [end == data.count ? 1 : 0, low, high, ~low, ~high]
      deflater.output += data[start..<end]
    }
    deflater.putChecksum(of: data)
    return deflater.output
  }

  private mutating func run(_ data: [UInt8]) {
    put(1, 1)
    put(1, 2)
    var lastPlaces = [Int32](repeating: -1, count: 1 << 13)
    var index = 0
    while index < data.count {
      var length = 0
      var distance = 0
      if index + 3 <= data.count {
        let key =
          (Int(data[index]) << 10 ^ Int(data[index + 1]) << 5 ^ Int(data[index + 2])) & 0x1FFF
        let place = Int(lastPlaces[key])
        lastPlaces[key] = Int32(index)
        if place >= 0, index - place <= 32768 {
          distance = index - place
          while length < 258, index + length < data.count,
            data[place + length] == data[index + length]
          {
            length += 1
          }
        }
      }
      if length >= 3 {
        putLength(length)
        putDistance(distance)
        index += length
      } else {
        putSymbol(Int(data[index]))
        index += 1
      }
    }
    putSymbol(256)
    if bitCount > 0 { put(0, 8 - bitCount) }
  }

  private mutating func putChecksum(of data: [UInt8]) {
    var (a, b): (UInt32, UInt32) = (1, 0)
    data.withUnsafeBufferPointer { data in
      for byte in data {
        a = (a + UInt32(byte)) % 65521
        b = (b + a) % 65521
      }
    }
    output += [UInt8(b >> 8), UInt8(b & 0xFF), UInt8(a >> 8), UInt8(a & 0xFF)]
  }

  /// Appends bits, the least significant first.
  private mutating func put(_ value: UInt32, _ count: UInt32) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(bits & 0xFF))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Appends a code, whose most significant bit comes first.
  private mutating func putCode(_ code: UInt32, _ count: UInt32) {
    var reversed: UInt32 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    put(reversed, count)
  }

  private mutating func putSymbol(_ symbol: Int) {
    let value = UInt32(symbol)
    switch symbol {
    case 0...143: putCode(0x30 + value, 8)
    case 144...255: putCode(0x190 + value - 144, 9)
    case 256...279: putCode(value - 256, 7)
    default: putCode(0xC0 + value - 280, 8)
    }
  }

  private mutating func putLength(_ length: Int) {
    guard length < 258 else { return putSymbol(285) }
    let part = Self.part(of: length, from: 3, group: 4)
    putSymbol(257 + part.symbol)
    put(part.rest, part.extra)
  }

  private mutating func putDistance(_ distance: Int) {
    let part = Self.part(of: distance, from: 1, group: 2)
    putCode(UInt32(part.symbol), 5)
    put(part.rest, part.extra)
  }

  /// Returns the symbol, counted from the first, whose range contains a number, and the extra bits that identify
  /// the number within the range.
  ///
  /// - Parameters:
  ///   - base: The first number of the first symbol.
  ///   - group: The number of symbols that have the same number of extra bits; twice as many symbols have none.
  private static func part(
    of number: Int, from base: Int, group: Int
  ) -> (symbol: Int, rest: UInt32, extra: UInt32) {
    var (base, symbol, extra) = (base, 0, 0)
    var count = 2 * group
    while number >= base + count << extra {
      base += count << extra
      symbol += count
      extra += 1
      count = group
    }
    let offset = number - base
    return (symbol + offset >> extra, UInt32(offset & (1 << extra - 1)), UInt32(extra))
  }
}
