/// A reader of a scan of a JPEG file. A scan contains some of the components, and in progressive files some of
/// their coefficients and bits.
struct JPEGScan {
  struct Part {
    let component: JPEGComponent
    let dc: JPEGHuffmanTable?
    let ac: JPEGHuffmanTable?
    var last = 0
  }

  private var reader: JPEGBitReader
  private var parts: [Part]
  private let isProgressive: Bool
  /// The range of coefficients, and the successive approximation bit positions of the previous scan (0 if there's
  /// none) and of this one.
  private let first: Int
  private let end: Int
  private let high: Int
  private let low: Int
  /// The number of following blocks without further coefficients.
  private var emptyBlocks = 0

  /// - Parameter parameters: The last three bytes of the scan's header.
  init(
    _ reader: JPEGBitReader, _ parts: [Part], isProgressive: Bool, parameters: ArraySlice<UInt8>
  ) throws {
    self.reader = reader
    self.parts = parts
    self.isProgressive = isProgressive
    let values = parameters.map(Int.init)
    (first, end, high, low) = (values[0], values[1], values[2] >> 4, values[2] & 15)
    guard isProgressive else { return }
    guard end < 64, first == 0 ? end == 0 : first <= end && parts.count == 1, low <= 13,
      high == 0 || high == low + 1
    else { throw JPEGDecoder.Corrupt() }
  }

  /// - Parameters:
  ///   - size: The size of the image in MCUs.
  ///   - restartInterval: The number of MCUs between restart markers; 0 for none.
  /// - Returns: The position at which the scan ends.
  mutating func read(size: (columns: Int, rows: Int), restartInterval: Int) throws -> Int {
    // A scan of a single component omits the blocks outside of the image.
    let only = parts.count == 1 ? parts[0].component : nil
    let columns = only.map { ($0.width + 7) / 8 } ?? size.columns
    let rows = only.map { ($0.height + 7) / 8 } ?? size.rows
    for unit in 0..<columns * rows {
      if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) {
        try reader.restart()
        emptyBlocks = 0
        for index in parts.indices { parts[index].last = 0 }
      }
      let (row, column) = unit.quotientAndRemainder(dividingBy: columns)
      if only != nil {
        try readBlock(0, column, row)
      } else {
        for (index, part) in parts.enumerated() {
          let (wide, tall) = (part.component.horizontal, part.component.vertical)
          for block in 0..<wide * tall {
            try readBlock(index, column * wide + block % wide, row * tall + block / wide)
          }
        }
      }
      guard !reader.isOverrun else { throw JPEGDecoder.Corrupt() }
    }
    return reader.place
  }

  private mutating func readBlock(_ index: Int, _ column: Int, _ row: Int) throws {
    try parts[index].component.withBlock(column, row) { block in
      switch (isProgressive, first == 0, high == 0) {
      case (false, _, _):
        try readFirst(index, block)
        try readOthers(parts[index].ac, block, 1...63)
      case (true, true, true): try readFirst(index, block)
      case (true, true, false): block[0] |= Int16(reader.take(1) << low)
      case (true, false, true):
        guard emptyBlocks == 0 else { return emptyBlocks -= 1 }
        try readOthers(parts[index].ac, block, first...end)
      case (true, false, false): try refineOthers(parts[index].ac, block)
      }
    }
  }

  private var shift: Int { isProgressive ? low : 0 }

  private mutating func readFirst(_ index: Int, _ block: UnsafeMutablePointer<Int16>) throws {
    guard let table = parts[index].dc else { throw JPEGDecoder.Corrupt() }
    let difference = try reader.number(try reader.symbol(table))
    parts[index].last = Int(Int16(truncatingIfNeeded: parts[index].last + difference))
    block[0] = Int16(truncatingIfNeeded: parts[index].last << shift)
  }

  private mutating func readOthers(
    _ table: JPEGHuffmanTable?, _ block: UnsafeMutablePointer<Int16>, _ range: ClosedRange<Int>
  ) throws {
    guard let table else { throw JPEGDecoder.Corrupt() }
    var place = range.lowerBound
    while place <= range.upperBound {
      let symbol = try reader.symbol(table)
      let (run, width) = (symbol >> 4, symbol & 15)
      if width == 0, run < 15 {
        guard isProgressive || run == 0 else { throw JPEGDecoder.Corrupt() }
        return emptyBlocks = 1 << run + reader.take(run) - 1
      }
      place += run
      guard place <= range.upperBound else { throw JPEGDecoder.Corrupt() }
      let value = try reader.number(width)
      block[JPEGTables.zigzag[place]] = Int16(truncatingIfNeeded: value << shift)
      place += 1
    }
  }

  /// Reads the next bit of the nonzero coefficients, and new coefficients among those that are 0.
  private mutating func refineOthers(
    _ table: JPEGHuffmanTable?, _ block: UnsafeMutablePointer<Int16>
  ) throws {
    guard let table else { throw JPEGDecoder.Corrupt() }
    var place = first
    while place <= end, emptyBlocks == 0 {
      let symbol = try reader.symbol(table)
      let run = symbol >> 4
      if symbol & 15 == 0, run < 15 {
        emptyBlocks = 1 << run + reader.take(run)
        break
      }
      guard symbol & 15 <= 1 else { throw JPEGDecoder.Corrupt() }
      let added = symbol & 15 == 0 ? 0 : Int16(reader.take(1) == 1 ? 1 << low : -1 << low)
      place = refine(block, from: place, passing: run)
      guard place <= end else { break }
      if added != 0 { block[JPEGTables.zigzag[place]] = added }
      place += 1
    }
    if emptyBlocks > 0 {
      _ = refine(block, from: place, passing: 64)
      emptyBlocks -= 1
    }
  }

  /// - Parameter zeros: The number of zero coefficients to skip.
  /// - Returns: The position of the next zero coefficient.
  private mutating func refine(
    _ block: UnsafeMutablePointer<Int16>, from start: Int, passing zeros: Int
  ) -> Int {
    var left = zeros
    for place in start..<max(start, end + 1) {
      let index = JPEGTables.zigzag[place]
      let value = block[index]
      if value == 0 {
        if left == 0 { return place }
        left -= 1
      } else if reader.take(1) == 1, value & (1 << Int16(low)) == 0 {
        block[index] = value &+ (value > 0 ? 1 : -1) << Int16(low)
      }
    }
    return end + 1
  }
}
