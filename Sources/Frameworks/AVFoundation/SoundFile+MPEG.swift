import Foundation

extension SoundFile {
  /// A movie file. Its length is in the header of the movie.
  static func mpeg4(_ bytes: SoundBytes) -> SoundFile? {
    guard bytes.has("ftyp", at: 4), let header = bytes.box("moov")?.box("mvhd") else { return nil }
    // Long dates and lengths in the version 1.
    let isLong = header.big(0, 1) == 1
    guard let scale = header.big(isLong ? 20 : 12, 4),
      let length = isLong ? header.big(24, 8) : header.big(16, 4)
    else { return nil }
    return SoundFile(frames: Double(length), rate: Double(scale), channels: 2)
  }

  /// A stream of frames. The first one often has their number; otherwise, all are taken to be as long as the first.
  static func mp3(_ bytes: SoundBytes) -> SoundFile? {
    guard let frames = bytes.part(at: bytes.tagLength, count: bytes.count),
      let header = frames.big(0, 4), header >> 21 == 0x7FF, header >> 17 & 3 == 1
    else { return nil }
    let version = Int(header >> 19 & 3)
    let isFirstVersion = version == 3
    let rates: [Double] = [44100, 48000, 32000]
    let bitRates: [Double] =
      isFirstVersion
      ? [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      : [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    let (bitRate, rate) = (Int(header >> 12 & 15) - 1, Int(header >> 10 & 3))
    guard version != 1, bitRates.indices.contains(bitRate), rates.indices.contains(rate)
    else { return nil }
    let framesPerSecond =
      rates[rate] / (isFirstVersion ? 1 : version == 2 ? 2 : 4) / (isFirstVersion ? 1152 : 576)
    let channels = header >> 6 & 3 == 3 ? 1 : 2
    let side = 4 + (isFirstVersion ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17))
    if frames.has("Xing", at: side) || frames.has("Info", at: side),
      let flags = frames.big(side + 4, 4), flags & 1 == 1, let count = frames.big(side + 8, 4)
    {
      return SoundFile(frames: Double(count), rate: framesPerSecond, channels: channels)
    }
    return SoundFile(
      frames: Double(frames.count), rate: bitRates[bitRate] * 1000 / 8, channels: channels)
  }
}

extension SoundBytes {
  /// Returns the contents of the first box with a name.
  fileprivate func box(_ name: String) -> SoundBytes? {
    var offset = 0
    while let rest = part(at: offset, count: count), let short = rest.big(0, 4) {
      // The lengths 1 and 0 mean a long length, and the rest of the file.
      let header = short == 1 ? 16 : 8
      let length = short == 1 ? rest.big(8, 8) : short == 0 ? UInt64(rest.count) : short
      guard let length, length >= header else { return nil }
      if rest.has(name, at: 4) {
        return rest.part(at: header, count: Int(clamping: length) - header)
      }
      offset += min(Int(clamping: length), rest.count)
      if offset == count { return nil }
    }
    return nil
  }

  /// The length of the tag before the frames.
  fileprivate var tagLength: Int {
    guard has("ID3", at: 0) else { return 0 }
    // Seven bits of each byte.
    return (6..<10).reduce(0) { $0 << 7 | Int(big($1, 1) ?? 0) } + 10
  }
}
