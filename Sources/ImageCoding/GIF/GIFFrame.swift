/// An image of a GIF file, which is drawn over the ones before it.
struct GIFFrame: Sendable {
  /// What happens to the area of the frame before the next one is drawn.
  enum Disposal: UInt8 {
    case keep = 1
    case clear = 2
    case restore = 3
  }

  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let isInterlaced: Bool
  /// Three bytes per color.
  let colors: [UInt8]
  let transparentColor: Int?
  let disposal: Disposal
  /// In hundredths of a second.
  let delay: Int
  /// The number of bits of a color's index.
  let colorBits: Int
  /// The compressed indices of the colors.
  let data: [UInt8]

  /// Returns the row of the image for each row of the file.
  var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }

  /// The indices of the colors, decompressed. There are fewer than pixels if the data is damaged.
  func indices() -> [UInt8] {
    let count = width * height
    let clear = 1 << colorBits
    var prefixes = [Int](repeating: 0, count: 4096)
    var lasts = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
    var firsts = lasts
    var (next, bits, previous) = (clear + 2, colorBits + 1, -1)
    var (buffer, buffered) = (0, 0)
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for byte in data {
      buffer |= Int(byte) << buffered
      buffered += 8
      while buffered >= bits {
        let code = buffer & (1 << bits - 1)
        buffer >>= bits
        buffered -= bits
        if code == clear {
          (next, bits, previous) = (clear + 2, colorBits + 1, -1)
          continue
        }
        if code == clear + 1 || result.count >= count { return result }
        guard code < next || (code == next && previous >= 0) else { return result }
        // A code that isn't known yet stands for the previous text and its own first color.
        if previous >= 0, next < 4096 {
          prefixes[next] = previous
          firsts[next] = firsts[previous]
          lasts[next] = firsts[code == next ? previous : code]
          next += 1
          if next == 1 << bits, bits < 12 { bits += 1 }
        }
        let start = result.count
        var part = code
        while part >= clear {
          result.append(lasts[part])
          part = prefixes[part]
        }
        result.append(lasts[part])
        result[start...].reverse()
        previous = code
      }
    }
    return result
  }
}
