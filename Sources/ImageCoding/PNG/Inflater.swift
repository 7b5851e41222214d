/// Decompresses data in the «deflate» format (RFC 1951) within a «zlib» wrapper (RFC 1950).
package struct Inflater {
  private var input: ArraySlice<UInt8>
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  private struct Corrupt: Error {}

  /// - Parameter limit: The largest expected number of bytes.
  /// - Returns: `nil` if the data is damaged or longer than expected.
  package static func inflate(_ data: [UInt8], limit: Int) -> [UInt8]? {
    guard data.count > 2, data[0] & 0x0F == 8 else { return nil }
    var inflater = Inflater(input: data.dropFirst(2), limit: limit)
    guard (try? inflater.run()) != nil else { return nil }
    return inflater.output
  }

  /// Decompresses damaged data up to the damage, and longer data up to the limit.
  static func inflateWhatThereIs(_ data: [UInt8], limit: Int) -> [UInt8] {
    var inflater = Inflater(input: data.dropFirst(2), limit: limit)
    try? inflater.run()
    return inflater.output
  }

  private init(input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    // A byte expands to at most 1032 bytes.
    output.reserveCapacity(min(limit, input.count * 1032))
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try expand(literals, distances)
      default: throw Corrupt()
      }
    }
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard let byte = input.popFirst() else { throw Corrupt() }
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws {
    bits = 0
    bitCount = 0
    guard input.count >= 4 else { throw Corrupt() }
    let start = input.startIndex
    let length = Int(input[start]) | Int(input[start + 1]) << 8
    input = input.dropFirst(4)
    guard input.count >= length, output.count + length <= limit else { throw Corrupt() }
    output.append(contentsOf: input.prefix(length))
    input = input.dropFirst(length)
  }

  // MARK: Codes

  /// A Huffman code: the number of codes of each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(lengths: some Collection<Int>) {
      var places = [Int](repeating: 0, count: 17)
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1..<16 { places[length + 1] = places[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[places[length]] = symbol
        places[length] += 1
      }
    }
  }

  private static let fixedLiterals = Code(
    lengths: [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
  private static let fixedDistances = Code(lengths: [Int](repeating: 5, count: 30))

  private mutating func symbol(_ code: Code) throws -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Corrupt()
  }

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private mutating func readCodes() throws -> (Code, Code) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<lengthCount { lengths[Self.lengthOrder[index]] = try take(3) }
    let code = Code(lengths: lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = all.last else { throw Corrupt() }
        all += [Int](repeating: last, count: 3 + (try take(2)))
      case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
      case 18: all += [Int](repeating: 0, count: 11 + (try take(7)))
      case let length: all.append(length)
      }
    }
    guard all.count == literalCount + distanceCount else { throw Corrupt() }
    return (Code(lengths: all.prefix(literalCount)), Code(lengths: all.dropFirst(literalCount)))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthExtras = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func expand(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      guard symbol > 256 else {
        guard output.count < limit else { throw Corrupt() }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < 29 else { throw Corrupt() }
      let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthExtras[symbol - 257]))
      let distanceSymbol = try self.symbol(distances)
      guard distanceSymbol < 30 else { throw Corrupt() }
      let distance =
        Self.distanceBases[distanceSymbol] + (try take(max(0, distanceSymbol / 2 - 1)))
      guard distance <= output.count, output.count + length <= limit else { throw Corrupt() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
