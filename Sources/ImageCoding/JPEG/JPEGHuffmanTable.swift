/// A Huffman code of a JPEG file.
struct JPEGHuffmanTable {
  private let symbols: [UInt8]
  /// For each combination of eight bits, the length and the symbol of the code with which they begin; 0 if the code
  /// is longer.
  private var short = [UInt16](repeating: 0, count: 256)
  /// For each length, the first number above its codes, and the offset from a code to the index of its symbol.
  private var limits = [Int](repeating: 0, count: 17)
  private var offsets = [Int](repeating: 0, count: 17)

  /// - Parameters:
  ///   - counts: The number of codes of each length from 1 to 16.
  ///   - symbols: The symbols, in the order of their codes.
  /// - Returns: `nil` if there are more codes than a length allows.
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

  /// - Parameter bits: The next 16 bits.
  /// - Returns: The symbol whose code the bits begin with, and the code's length; `nil` if there's no such code.
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
