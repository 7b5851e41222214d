package import Foundation

/// A decoder for images in PNG format: every color type and bit depth, interlaced or not.
package struct PNGDecoder {
  private var width = 0
  private var height = 0
  private var depth = 0
  private var colorType = 0
  private var isInterlaced = false
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []

  /// Returns the pixels of an image, with four bytes per pixel: red, green, blue, alpha, not premultiplied. Returns
  /// `nil` if the file is damaged.
  package static func pixels(of data: Data) -> Data? {
    var decoder = PNGDecoder()
    return decoder.decode([UInt8](data)).map { Data($0) }
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
    let passes = PNGPass.passes(width, height, isInterlaced: isInterlaced)
    let size = passes.reduce(0) { $0 + (rowLength($1) + 1) * $1.height }
    guard var rows = Inflater.inflate(packed, limit: size), rows.count == size else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var start = 0
    for pass in passes {
      guard
        Self.unfilter(
          &rows, from: start, rows: pass.height, rowLength: rowLength(pass),
          step: max(1, channels * depth / 8)),
        write(pass, of: rows, from: start, to: &pixels)
      else { return nil }
      start += (rowLength(pass) + 1) * pass.height
    }
    return pixels
  }

  /// Returns the number of bytes in a row, without the byte that specifies the filter.
  private func rowLength(_ pass: PNGPass) -> Int { (pass.width * channels * depth + 7) / 8 }

  private mutating func readHeader(_ chunk: [UInt8]) -> Bool {
    guard chunk.count == 13, width == 0 else { return false }
    width = chunk[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = chunk[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(chunk[8])
    colorType = Int(chunk[9])
    isInterlaced = chunk[12] == 1
    let mostPixels = 1 << 26
    guard width > 0, height > 0, height <= mostPixels / width else { return false }
    return [1, 2, 4, 8, 16].contains(depth) && [0, 2, 3, 4, 6].contains(colorType) && chunk[12] < 2
  }

  private var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// Undoes the filter of each row in place. The first byte of a row specifies its filter.
  ///
  /// - Parameters:
  ///   - rowLength: The number of bytes in a row, without the byte that specifies the filter.
  ///   - step: The number of bytes per pixel.
  /// - Returns: `false` if a row's filter is unknown.
  static func unfilter(
    _ bytes: inout [UInt8], from first: Int, rows: Int, rowLength: Int, step: Int
  ) -> Bool {
    let stride = rowLength + 1
    for row in 0..<rows {
      let start = first + row * stride + 1
      let filter = bytes[start - 1]
      guard filter <= 4 else { return false }
      if filter == 0 { continue }
      for place in 0..<rowLength {
        let index = start + place
        let left = place >= step ? Int(bytes[index - step]) : 0
        let up = row > 0 ? Int(bytes[index - stride]) : 0
        let corner = row > 0 && place >= step ? Int(bytes[index - stride - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: nearest(left, up, corner)
          default: 0
          }
        bytes[index] &+= UInt8(truncatingIfNeeded: guess)
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

  private func write(
    _ pass: PNGPass, of rows: [UInt8], from first: Int, to pixels: inout [UInt8]
  ) -> Bool {
    if depth == 8, !isInterlaced, colorType == 6 || colorType == 2 && transparency.isEmpty {
      copyColors(rows, from: first, to: &pixels)
      return true
    }
    var samples = [Int](repeating: 0, count: channels)
    for row in 0..<pass.height {
      let start = first + row * (rowLength(pass) + 1) + 1
      for column in 0..<pass.width {
        for channel in 0..<channels {
          samples[channel] = sample(rows, start, column * channels + channel)
        }
        guard let color = color(samples) else { return false }
        let place = (pass.y(row) * width + pass.x(column)) * 4
        (pixels[place], pixels[place + 1], pixels[place + 2], pixels[place + 3]) = color
      }
    }
    return true
  }

  /// Copies the colors of an image with 8 bits per channel, as most photos and pictures of screens have.
  private func copyColors(_ rows: [UInt8], from first: Int, to pixels: inout [UInt8]) {
    let channels = channels
    rows.withUnsafeBufferPointer { rows in
      pixels.withUnsafeMutableBufferPointer { pixels in
        var (source, target) = (first, 0)
        for _ in 0..<height {
          source += 1
          for _ in 0..<width {
            pixels[target] = rows[source]
            pixels[target + 1] = rows[source + 1]
            pixels[target + 2] = rows[source + 2]
            pixels[target + 3] = channels == 4 ? rows[source + 3] : 255
            source += channels
            target += 4
          }
        }
      }
    }
  }

  private func color(_ samples: [Int]) -> (UInt8, UInt8, UInt8, UInt8)? {
    let highest = (1 << depth) - 1
    func byte(_ sample: Int) -> UInt8 {
      depth == 16 ? UInt8(sample >> 8) : UInt8(sample * 255 / highest)
    }
    func isClear(_ index: Int) -> Bool {
      transparency.count >= index * 2 + 2
        && samples[index] == Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1])
    }
    let first = byte(samples[0])
    switch colorType {
    case 0: return (first, first, first, isClear(0) ? 0 : 255)
    case 2:
      return (
        first, byte(samples[1]), byte(samples[2]), (0...2).allSatisfy(isClear) ? 0 : 255
      )
    case 3:
      let index = samples[0] * 3
      guard index + 2 < palette.count else { return nil }
      return (
        palette[index], palette[index + 1], palette[index + 2],
        samples[0] < transparency.count ? transparency[samples[0]] : 255
      )
    case 4: return (first, first, first, byte(samples[1]))
    default: return (first, byte(samples[1]), byte(samples[2]), byte(samples[3]))
    }
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
