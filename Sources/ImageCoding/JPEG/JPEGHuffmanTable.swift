/// A Huffman code of a JPEG file.
struct JPEGHuffmanTable {
  private let symbols: [UInt8]
  /// For each eight bits, the length and the symbol of the code that they begin with; 0 where it is longer.
  private var short = [UInt16](repeating: 0, count: 256)
  /// For each length, the first number that is no code of it, and what leads from a code to its symbol.
  private var limits = [Int](repeating: 0, count: 17)
  private var offsets = [Int](repeating: 0, count: 17)

  /// - Parameters:
  ///   - counts: The number of codes of each length from 1 to 16.
  ///   - symbols: Those of the codes in their order.
  /// - Returns: `nil` if there are more codes than fit.
  init?(counts: ArraySlice<UInt8>, symbols: [UInt8]) {
    self.symbols = symbols
    var code = 0
    var index = 0
    for (length, count) in zip(1...16, counts.map(Int.init)) {
      guard code + count <= 1 << length else { return nil }
      offsets[length] = index - code
      if length <= 8 {
        for (place, symbol) in symbols[index..<index + count].enumerated() {
          let first = (code + place) << (8 - length)
          for bits in first..<first + 1 << (8 - length) {
            short[bits] = UInt16(length) << 8 | UInt16(symbol)
          }
        }
      }
      index += count
      code += count
      limits[length] = code
      code <<= 1
    }
  }

  /// - Parameter bits: The next 16.
  /// - Returns: The symbol whose code they begin with, and its length; `nil` if there is none.
  func symbol(_ bits: Int) -> (symbol: UInt8, length: Int)? {
    let entry = short[bits >> 8]
    if entry != 0 { return (UInt8(truncatingIfNeeded: entry), Int(entry >> 8)) }
    for length in 9...16 {
      let code = bits >> (16 - length)
      if code < limits[length] { return (symbols[code + offsets[length]], length) }
    }
    return nil
  }
}
