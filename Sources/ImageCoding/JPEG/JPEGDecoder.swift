package import Foundation

/// A decoder for images in JPEG format (ITU-T T.81): baseline and progressive, with eight bits per sample.
package struct JPEGDecoder {
  struct Corrupt: Error {}

  private let bytes: [UInt8]
  private var place = 2
  private var quantization = [[UInt16]?](repeating: nil, count: 4)
  private var dcTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var acTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var restartInterval = 0
  private var adobe: UInt8?
  private var hasJFIF = false
  private var isProgressive = false
  private var width = 0
  private var height = 0
  private var components: [JPEGComponent] = []
  private var scans = 0

  /// Returns the pixels of an image, with four bytes per pixel: red, green, blue, alpha. Returns `nil` if the file
  /// is damaged, truncated, or in an unsupported format.
  package static func pixels(of data: Data) -> Data? {
    var decoder = JPEGDecoder(bytes: [UInt8](data))
    return try? decoder.decode()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func decode() throws -> Data {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw Corrupt() }
    while let marker = nextMarker() {
      if marker == 0xD9 { return try colors() }
      guard place + 2 <= bytes.count else { break }
      let length = Self.word(bytes, place)
      guard length >= 2, place + length <= bytes.count else { break }
      let segment = Array(bytes[place + 2..<place + length])
      place += length
      switch marker {
      case 0xC4: try readHuffmanTables(segment[...])
      case 0xC0...0xC2: try readFrame(segment, isProgressive: marker == 0xC2)
      // Lossless, arithmetic-coded, and hierarchical files aren't supported.
      case 0xC3, 0xC5...0xC7, 0xC9...0xCF: throw Corrupt()
      case 0xDA: try readScan(segment)
      case 0xDB: try readQuantization(segment[...])
      case 0xDD where segment.count == 2:
        restartInterval = Self.word(segment, 0)
      case 0xE0 where segment.starts(with: "JFIF".utf8): hasJFIF = true
      case 0xEE where segment.count >= 12 && segment.starts(with: "Adobe".utf8):
        adobe = segment[11]
      default: break
      }
    }
    // A sequential image is complete once every component has been read, even if the end of the file is missing.
    guard !isProgressive else { throw Corrupt() }
    return try colors()
  }

  /// Returns the 16-bit number at an index.
  private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  private mutating func nextMarker() -> UInt8? {
    while place + 1 < bytes.count {
      let marker = bytes[place + 1]
      guard bytes[place] == 0xFF, marker != 0, marker != 0xFF, !(0xD0...0xD7).contains(marker)
      else {
        place += 1
        continue
      }
      place += 2
      return marker
    }
    return nil
  }

  private mutating func readQuantization(_ segment: ArraySlice<UInt8>) throws {
    var rest = segment
    while let head = rest.popFirst() {
      let size = head >> 4 == 0 ? 1 : 2
      guard head & 15 < 4, rest.count >= 64 * size else { throw Corrupt() }
      let values = Array(rest.prefix(64 * size))
      quantization[Int(head & 15)] = (0..<64).map { index in
        UInt16(size == 1 ? Int(values[index]) : Self.word(values, index * 2))
      }
      rest = rest.dropFirst(64 * size)
    }
  }

  private mutating func readHuffmanTables(_ segment: ArraySlice<UInt8>) throws {
    var rest = segment
    while let head = rest.popFirst() {
      let counts = rest.prefix(16)
      let total = counts.reduce(0) { $0 + Int($1) }
      guard head & 15 < 4, counts.count == 16, rest.count >= 16 + total,
        let table = JPEGHuffmanTable(
          counts: counts, symbols: Array(rest.dropFirst(16).prefix(total)))
      else { throw Corrupt() }
      if head >> 4 == 0 {
        dcTables[Int(head & 15)] = table
      } else {
        acTables[Int(head & 15)] = table
      }
      rest = rest.dropFirst(16 + total)
    }
  }

  private mutating func readFrame(_ segment: [UInt8], isProgressive: Bool) throws {
    guard components.isEmpty, segment.count >= 6, segment[0] == 8,
      segment.count == 6 + 3 * Int(segment[5])
    else { throw Corrupt() }
    self.isProgressive = isProgressive
    (width, height) = (Self.word(segment, 3), Self.word(segment, 1))
    // A byte encodes at most eight blocks of 64 pixels. A file that's too short for its size is rejected before any
    // memory is allocated.
    guard width > 0, height > 0, width * height / 1024 <= bytes.count else { throw Corrupt() }
    for index in stride(from: 6, to: segment.count, by: 3) {
      let density = Int(segment[index + 1])
      components.append(
        JPEGComponent(
          identifier: segment[index], horizontal: density >> 4, vertical: density & 15,
          tableIndex: Int(segment[index + 2] & 3)))
    }
    guard components.allSatisfy({ (1...4) ~= $0.horizontal && (1...4) ~= $0.vertical }) else {
      throw Corrupt()
    }
    guard [1, 3, 4].contains(components.count) else { throw Corrupt() }
    for component in components { component.allocate(width: width, height: height, most: most) }
  }

  private var most: (horizontal: Int, vertical: Int) {
    (components.map(\.horizontal).max() ?? 1, components.map(\.vertical).max() ?? 1)
  }

  private mutating func readScan(_ segment: [UInt8]) throws {
    let count = Int(segment.first ?? 0)
    // Encoders write about ten scans; more would only take time.
    let mostScans = 100
    scans += 1
    guard count > 0, segment.count == 4 + 2 * count, scans <= mostScans else { throw Corrupt() }
    let parts = try (0..<count).map { index in
      let (identifier, tables) = (segment[1 + index * 2], segment[2 + index * 2])
      guard let component = components.first(where: { $0.identifier == identifier }),
        tables >> 4 < 4, tables & 15 < 4, isProgressive || !component.isScanned
      else { throw Corrupt() }
      try component.beginScan(quantization)
      return JPEGScan.Part(
        component: component, dc: dcTables[Int(tables >> 4)], ac: acTables[Int(tables & 15)])
    }
    var scan = try JPEGScan(
      JPEGBitReader(bytes, at: place), parts, isProgressive: isProgressive,
      parameters: segment.suffix(3))
    let size = (
      columns: (width + most.horizontal * 8 - 1) / (most.horizontal * 8),
      rows: (height + most.vertical * 8 - 1) / (most.vertical * 8)
    )
    place = try scan.read(size: size, restartInterval: restartInterval)
  }

  private func colors() throws -> Data {
    guard !components.isEmpty, components.allSatisfy(\.isScanned),
      let space = JPEGColorSpace(
        identifiers: components.map(\.identifier), adobe: adobe, hasJFIF: hasJFIF)
    else { throw Corrupt() }
    let most = most
    let planes = components.map { ($0, $0.takePlane()) }
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
      guard let target = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
      for y in 0..<height {
        let rows = planes.map { component, plane in
          plane.row(
            y, width: width, (most.horizontal, component.horizontal),
            (most.vertical, component.vertical))
        }
        space.write(rows, to: target + y * width * 4)
      }
    }
    return pixels
  }
}
