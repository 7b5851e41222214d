import Foundation

/// Files that consist of chunks, each with a name and a length.
extension SoundFile {
  static func wave(_ bytes: SoundBytes) -> SoundFile? {
    guard bytes.has("RIFF", at: 0), bytes.has("WAVE", at: 8) else { return nil }
    let chunks = bytes.chunks(from: 12, header: 8) { $0.little(4, 4) }
    guard let format = chunks["fmt "], let data = chunks["data"],
      let channels = format.little(2, 2), let bytesPerSecond = format.little(8, 4)
    else { return nil }
    return SoundFile(
      frames: Double(data.count), rate: Double(bytesPerSecond), channels: Int(channels))
  }

  static func aiff(_ bytes: SoundBytes) -> SoundFile? {
    guard bytes.has("FORM", at: 0), bytes.has("AIFF", at: 8) || bytes.has("AIFC", at: 8)
    else { return nil }
    let chunks = bytes.chunks(from: 12, header: 8) { $0.big(4, 4) }
    // The rate is a floating-point number of 80 bits.
    guard let common = chunks["COMM"], let channels = common.big(0, 2),
      let frames = common.big(2, 4), let exponent = common.big(8, 2),
      let significand = common.big(10, 8)
    else { return nil }
    let rate = scalbn(Double(significand), Int(exponent) - 16383 - 63)
    return SoundFile(frames: Double(frames), rate: rate, channels: Int(channels))
  }

  static func caf(_ bytes: SoundBytes) -> SoundFile? {
    guard bytes.has("caff", at: 0) else { return nil }
    let chunks = bytes.chunks(from: 8, header: 12) { $0.big(4, 8) }
    guard let format = chunks["desc"], let data = chunks["data"], let rate = format.big(0, 8),
      let bytesPerPacket = format.big(16, 4), let framesPerPacket = format.big(20, 4),
      let channels = format.big(24, 4)
    else { return nil }
    // The data begins with a number of four bytes.
    let frames =
      bytesPerPacket > 0
      ? Double(data.count - 4) / Double(bytesPerPacket) * Double(framesPerPacket)
      : chunks["pakt"]?.big(8, 8).map { Double($0) }
    return frames.flatMap {
      SoundFile(frames: $0, rate: Double(bitPattern: rate), channels: Int(channels))
    }
  }
}

extension SoundBytes {
  /// Returns the contents of chunks by name. A chunk that's longer than the file ends with it.
  ///
  /// - Parameters:
  ///   - header: The length of a chunk's header, which begins with the name.
  ///   - count: Returns the length of a chunk's contents.
  fileprivate func chunks(
    from start: Int, header: Int, count: (SoundBytes) -> UInt64?
  ) -> [String: SoundBytes] {
    var chunks: [String: SoundBytes] = [:]
    var offset = start
    while let rest = part(at: offset, count: self.count), let name = rest.text(0, 4),
      let length = count(rest), let contents = rest.part(at: header, count: Int(clamping: length))
    {
      chunks[name] = contents
      // Chunks with short headers begin at even places.
      offset += header + contents.count + (header == 8 ? contents.count % 2 : 0)
    }
    return chunks
  }
}
