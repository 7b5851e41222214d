/// Decoders for the filters of PDF.
enum PDFFilter {
  /// - Returns: `nil` if the filter isn't supported.
  static func decode(
    _ bytes: [UInt8], _ name: String, _ parameters: [String: PDFObject], limit: Int
  ) -> [UInt8]? {
    switch name {
    case "FlateDecode", "Fl":
      predict(Inflater.inflateWhatThereIs(bytes, limit: limit), parameters)
    case "LZWDecode", "LZW":
      predict(
        lzw(bytes, early: parameters["EarlyChange"]?.integer ?? 1, limit: limit), parameters)
    case "ASCIIHexDecode", "AHx": hexadecimal(bytes.prefix { $0 != UInt8(ascii: ">") })
    case "ASCII85Decode", "A85": ascii85(bytes)
    case "RunLengthDecode", "RL": runs(bytes, limit: limit)
    default: nil
    }
  }

  static func hexadecimal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var digits = text.compactMap(PDFScanner.digit)
    if !digits.count.isMultiple(of: 2) { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func ascii85(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush() {
      let count = group.count
      let value = (group + [84, 84, 84, 84]).prefix(5).reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for index in 0..<max(0, count - 1) {
        result.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - index * 8)))
      }
      group = []
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
      case 33...117:
        group.append(UInt32(byte - 33))
        if group.count == 5 { flush() }
      case UInt8(ascii: "~"):
        flush()
        return result
      default: break
      }
    }
    flush()
    return result
  }

  private static func runs(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let length = rest.popFirst(), length != 128, result.count < limit {
      if length < 128 {
        result += rest.prefix(Int(length) + 1)
        rest = rest.dropFirst(Int(length) + 1)
      } else if let byte = rest.popFirst() {
        result += repeatElement(byte, count: 257 - Int(length))
      }
    }
    return result
  }

  /// - Parameter early: 1 if codes become a bit longer one code earlier than necessary.
  private static func lzw(_ bytes: [UInt8], early: Int, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    // The range of each code's bytes in the result.
    var table: [Range<Int>] = []
    var last: Range<Int>?
    var (bits, count, size) = (0, 0, 9)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      count += 8
      guard count >= size else { continue }
      count -= size
      let code = bits >> count & (1 << size - 1)
      if code == 257 || result.count >= limit { break }
      let start = result.count
      if code == 256 {
        (table, last, size) = ([], nil, 9)
        continue
      } else if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < table.count {
        for place in table[code - 258] { result.append(result[place]) }
      } else if let last {
        for place in last { result.append(result[place]) }
        result.append(result[last.lowerBound])
      } else {
        break
      }
      // A new code stands for the previous code's bytes and the byte after them, which are adjacent in the result.
      if let last, table.count < 4096 - 258 { table.append(last.lowerBound..<last.upperBound + 1) }
      last = start..<result.count
      let most = table.count + 258 + (early == 0 ? 0 : 1) + 1
      size = most > 2048 ? 12 : most > 1024 ? 11 : most > 512 ? 10 : 9
    }
    return result
  }

  /// Undoes the prediction of bytes from bytes to the left and above.
  private static func predict(_ bytes: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
    let predictor = parameters["Predictor"]?.integer ?? 1
    guard predictor > 1 else { return bytes }
    let colors = parameters["Colors"]?.integer ?? 1
    let depth = parameters["BitsPerComponent"]?.integer ?? 8
    let columns = parameters["Columns"]?.integer ?? 1
    guard 1...32 ~= colors, [1, 2, 4, 8, 16].contains(depth), 1...100_000 ~= columns else {
      return bytes
    }
    let (step, row) = (max(1, colors * depth / 8), (colors * depth * columns + 7) / 8)
    var bytes = bytes
    guard predictor >= 10 else {
      if depth == 8 {
        for place in bytes.indices where place % row >= step {
          bytes[place] &+= bytes[place - step]
        }
      }
      return bytes
    }
    let rest = bytes.count % (row + 1)
    if rest > 0 { bytes += repeatElement(0, count: row + 1 - rest) }
    let rows = bytes.count / (row + 1)
    guard PNGDecoder.unfilter(&bytes, from: 0, rows: rows, rowLength: row, step: step) else {
      return []
    }
    var result: [UInt8] = []
    result.reserveCapacity(rows * row)
    for start in stride(from: 1, to: bytes.count, by: row + 1) {
      result += bytes[start..<start + row]
    }
    return result
  }
}
