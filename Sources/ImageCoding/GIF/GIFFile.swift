package import Foundation

/// A GIF file: its size, frames and the number of repetitions.
package struct GIFFile: Sendable {
  package let width: Int
  package let height: Int
  package let hasGlobalColors: Bool
  /// How often the animation runs; 0 for an endless one, `nil` if the file doesn't say it.
  package private(set) var loopCount: Int?
  private(set) var frames: [GIFFrame] = []

  package var frameCount: Int { frames.count }

  /// Returns the time for which a frame is shown, in seconds.
  package func delay(of frame: Int) -> Double { Double(frames[frame].delay) / 100 }

  /// - Returns: `nil` if the data isn't a GIF file with at least one frame.
  package init?(_ data: Data) {
    guard let header = ImageHeader(data), header.format == .gif else { return nil }
    (width, height) = (header.width, header.height)
    var reader = Reader(bytes: [UInt8](data), place: 10)
    guard let flags = reader.byte(), reader.skip(2) else { return nil }
    hasGlobalColors = flags & 0x80 != 0
    var colors: [UInt8] = []
    if hasGlobalColors {
      guard let table = reader.colors(flags) else { return nil }
      colors = table
    }
    var control = Control()
    reading: while let block = reader.byte() {
      switch block {
      case 0x21:
        guard let kind = reader.byte(), let blocks = reader.blocks() else { break reading }
        if kind == 0xF9, let first = blocks.first { control = Control(first) }
        if kind == 0xFF { loopCount = Self.loopCount(blocks) ?? loopCount }
      case 0x2C:
        guard let frame = reader.frame(colors, control) else { break reading }
        // A frame that is partly outside of the image isn't valid.
        if frame.left + frame.width <= width, frame.top + frame.height <= height {
          frames.append(frame)
        }
        control = Control()
      default: break reading
      }
    }
    guard !frames.isEmpty else { return nil }
  }

  private static func loopCount(_ blocks: [[UInt8]]) -> Int? {
    guard blocks.count > 1, blocks[0] == Array("NETSCAPE2.0".utf8), blocks[1].count >= 3,
      blocks[1][0] == 1
    else { return nil }
    return Int(blocks[1][1]) | Int(blocks[1][2]) << 8
  }

  /// What a block before a frame says about it.
  private struct Control {
    var disposal = GIFFrame.Disposal.keep
    var delay = 0
    var transparentColor: Int?

    init() {}

    init(_ block: [UInt8]) {
      guard block.count >= 4 else { return }
      disposal = GIFFrame.Disposal(rawValue: block[0] >> 2 & 7) ?? .keep
      delay = Int(block[1]) | Int(block[2]) << 8
      transparentColor = block[0] & 1 == 1 ? Int(block[3]) : nil
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place: Int

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    mutating func skip(_ count: Int) -> Bool { take(count) != nil }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard place + count <= bytes.count else { return nil }
      defer { place += count }
      return bytes[place..<place + count]
    }

    mutating func number() -> Int? {
      take(2).map { Int($0[$0.startIndex]) | Int($0[$0.startIndex + 1]) << 8 }
    }

    mutating func colors(_ flags: UInt8) -> [UInt8]? { take(3 << (flags & 7 + 1)).map(Array.init) }

    /// Reads blocks up to the empty one at the end.
    mutating func blocks() -> [[UInt8]]? {
      var blocks: [[UInt8]] = []
      while let count = byte() {
        if count == 0 { return blocks }
        guard let block = take(Int(count)) else { return nil }
        blocks.append(Array(block))
      }
      return nil
    }

    mutating func frame(_ global: [UInt8], _ control: Control) -> GIFFrame? {
      guard let left = number(), let top = number(), let width = number(), let height = number(),
        let flags = byte()
      else { return nil }
      var table = global
      if flags & 0x80 != 0 {
        guard let local = colors(flags) else { return nil }
        table = local
      }
      guard let colorBits = byte(), (1...11).contains(colorBits) else { return nil }
      // Of a file that ends early, what there is of the frame is shown.
      var data: [UInt8] = []
      while let count = byte(), count > 0 {
        data += take(Int(count)) ?? bytes[place...]
        if place >= bytes.count { break }
      }
      return GIFFrame(
        left: left, top: top, width: width, height: height, isInterlaced: flags & 0x40 != 0,
        colors: table, transparentColor: control.transparentColor, disposal: control.disposal,
        delay: control.delay, colorBits: Int(colorBits), data: data)
    }
  }
}
