/// A reader of the bits of a scan, up to the next marker.
struct JPEGBitReader {
  private let bytes: [UInt8]
  private(set) var place: Int
  private var bits: UInt64 = 0
  private var count = 0
  /// The number of bits that replace missing ones.
  private var padding = 0

  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// A Boolean value that indicates whether more bits were read than exist.
  var isOverrun: Bool { padding > count }

  private mutating func fill() {
    while count <= 48 {
      var byte: UInt8 = 0
      if place < bytes.count, bytes[place] != 0xFF {
        byte = bytes[place]
        place += 1
      } else if place + 1 < bytes.count, bytes[place + 1] == 0 {
        byte = 0xFF
        place += 2
      } else {
        padding += 8
      }
      bits = bits << 8 | UInt64(byte)
      count += 8
    }
  }

  /// - Parameter width: The number of bits, at most 16.
  mutating func take(_ width: Int) -> Int {
    if count < width { fill() }
    count -= width
    return Int(truncatingIfNeeded: bits >> UInt64(count)) & (1 << width - 1)
  }

  mutating func symbol(_ table: JPEGHuffmanTable) throws -> Int {
    if count < 16 { fill() }
    let next = Int(truncatingIfNeeded: bits >> UInt64(count - 16)) & 0xFFFF
    guard let (symbol, length) = table.symbol(next) else { throw JPEGDecoder.Corrupt() }
    count -= length
    return Int(symbol)
  }

  /// Reads a number with a given number of bits. The upper half of the values is positive, the lower half negative.
  mutating func number(_ width: Int) throws -> Int {
    guard width > 0 else { return 0 }
    guard width <= 16 else { throw JPEGDecoder.Corrupt() }
    let value = take(width)
    return value < 1 << (width - 1) ? value - 1 << width + 1 : value
  }

  /// Continues after a restart marker.
  mutating func restart() throws {
    guard !isOverrun, place + 1 < bytes.count, bytes[place] == 0xFF,
      (0xD0...0xD7).contains(bytes[place + 1])
    else { throw JPEGDecoder.Corrupt() }
    self = JPEGBitReader(bytes, at: place + 2)
  }
}
