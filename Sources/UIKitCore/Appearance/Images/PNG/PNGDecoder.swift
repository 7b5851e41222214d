import Foundation

/// Reads pictures in PNG format: every colour type and bit depth, without interlacing.
struct PNGDecoder {
  private var width = 0
  private var height = 0
  private var depth = 0
  private var colorType = 0
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []

  /// Four bytes a pixel: red, green, blue, alpha, not premultiplied.
  static func pixels(of data: Data) -> (Data, width: Int, height: Int)? {
    var decoder = PNGDecoder()
    return decoder.decode([UInt8](data)).map { (Data($0), decoder.width, decoder.height) }
  }

  private mutating func decode(_ bytes: [UInt8]) -> [UInt8]? {
    var packed: [UInt8] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let start = offset + 8
      guard start + length + 4 <= bytes.count else { break }
      let chunk = bytes[start..<start + length]
      switch name {
      case "IHDR": guard readHeader(Array(chunk)) else { return nil }
      case "PLTE": palette = Array(chunk)
      case "tRNS": transparency = Array(chunk)
      case "IDAT": packed += chunk
      default: break
      }
      if name == "IEND" { break }
      offset = start + length + 4
    }
    guard width > 0 else { return nil }
    let rowLength = (width * channels * depth + 7) / 8
    guard var rows = Inflater.inflate(packed, limit: (rowLength + 1) * height),
      rows.count == (rowLength + 1) * height, unfilter(&rows, rowLength: rowLength)
    else { return nil }
    return colors(of: rows, rowLength: rowLength)
  }

  private mutating func readHeader(_ chunk: [UInt8]) -> Bool {
    guard chunk.count == 13, width == 0 else { return false }
    width = chunk[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = chunk[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(chunk[8])
    colorType = Int(chunk[9])
    let isInterlaced = chunk[12] != 0
    let mostPixels = 1 << 26
    guard width > 0, height > 0, height <= mostPixels / width else { return false }
    return [1, 2, 4, 8, 16].contains(depth) && [0, 2, 3, 4, 6].contains(colorType) && !isInterlaced
  }

  private var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// Undoes what each row says was done to it, in place. The first byte of a row names the filter.
  private func unfilter(_ rows: inout [UInt8], rowLength: Int) -> Bool {
    let step = max(1, channels * depth / 8)
    let stride = rowLength + 1
    for row in 0..<height {
      let start = row * stride + 1
      let filter = rows[start - 1]
      guard filter <= 4 else { return false }
      for place in 0..<rowLength {
        let index = start + place
        let left = place >= step ? Int(rows[index - step]) : 0
        let up = row > 0 ? Int(rows[index - stride]) : 0
        let corner = row > 0 && place >= step ? Int(rows[index - stride - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: Self.nearest(left, up, corner)
          default: 0
          }
        rows[index] &+= UInt8(truncatingIfNeeded: guess)
      }
    }
    return true
  }

  /// The Paeth predictor.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let toLeft = abs(up - corner)
    let toUp = abs(left - corner)
    let toCorner = abs(left + up - 2 * corner)
    return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
  }

  private func colors(of rows: [UInt8], rowLength: Int) -> [UInt8]? {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    var samples = [Int](repeating: 0, count: channels)
    let highest = (1 << depth) - 1
    func byte(_ sample: Int) -> UInt8 {
      depth == 16 ? UInt8(sample >> 8) : UInt8(sample * 255 / highest)
    }
    func transparent(_ index: Int) -> Int? {
      transparency.count >= index * 2 + 2
        ? Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1]) : nil
    }
    for row in 0..<height {
      let start = row * (rowLength + 1) + 1
      for column in 0..<width {
        for channel in 0..<channels {
          samples[channel] = sample(rows, start, column * channels + channel)
        }
        switch colorType {
        case 0:
          let gray = byte(samples[0])
          pixels += [gray, gray, gray, samples[0] == transparent(0) ? 0 : 255]
        case 2:
          let isClear =
            samples[0] == transparent(0) && samples[1] == transparent(1)
            && samples[2] == transparent(2)
          pixels += [byte(samples[0]), byte(samples[1]), byte(samples[2]), isClear ? 0 : 255]
        case 3:
          let index = samples[0] * 3
          guard index + 2 < palette.count else { return nil }
          pixels += palette[index...index + 2]
          pixels.append(samples[0] < transparency.count ? transparency[samples[0]] : 255)
        case 4:
          let gray = byte(samples[0])
          pixels += [gray, gray, gray, byte(samples[1])]
        default:
          for channel in 0..<4 { pixels.append(byte(samples[channel])) }
        }
      }
    }
    return pixels
  }

  private func sample(_ rows: [UInt8], _ start: Int, _ index: Int) -> Int {
    switch depth {
    case 8: return Int(rows[start + index])
    case 16: return Int(rows[start + index * 2]) << 8 | Int(rows[start + index * 2 + 1])
    default:
      let bit = index * depth
      let shift = 8 - depth - bit % 8
      return Int(rows[start + bit / 8]) >> shift & ((1 << depth) - 1)
    }
  }
}
