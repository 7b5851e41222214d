import DisplayInterface
import Foundation
import ImageCoding

/// A bitmap image in a PDF file.
struct PDFImage {
  let width: Int
  let height: Int
  /// Whether the image is a stencil mask, which only determines where a color is drawn.
  let isStencil: Bool
  private let reader: PDFReader
  private let values: [String: PDFObject]
  private let space: PDFColorSpace
  private let bits: Int
  private let decode: [Double]
  private let bytes: [UInt8]
  /// Four bytes per pixel, if the image was in JPEG format.
  private let jpeg: Data?

  init?(_ object: PDFObject, _ resources: [String: PDFObject], _ reader: PDFReader) {
    guard let values = object.dictionary,
      let width = reader.resolve(values["Width"]).integer,
      let height = reader.resolve(values["Height"]).integer,
      width > 0, height > 0, height <= Self.mostPixels / width,
      let (bytes, filter) = reader.unfiltered(object)
    else { return nil }
    (self.width, self.height, self.values, self.reader) = (width, height, values, reader)
    isStencil = reader.resolve(values["ImageMask"]).bool ?? false
    space = isStencil ? .gray : PDFColorSpace(values["ColorSpace"], resources, reader) ?? .gray
    bits = isStencil ? 1 : reader.resolve(values["BitsPerComponent"]).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { return nil }
    let limits = space.limits(bits: bits)
    let decode = reader.numbers(values["Decode"]) ?? limits
    self.decode = decode.count == limits.count ? decode : limits
    switch filter {
    case nil: jpeg = nil
    case "DCTDecode", "DCT":
      jpeg = JPEGDecoder.pixels(of: Data(bytes))
      guard jpeg?.count == width * height * 4 else { return nil }
    default: return nil
    }
    self.bytes = bytes
  }

  private static let mostPixels = 1 << 24

  private func sample(_ x: Int, _ y: Int, _ component: Int) -> Int {
    let count = space.count
    let row = (width * count * bits + 7) / 8
    return PDFBits.value(bytes, y * row * 8 + (x * count + component) * bits, bits)
  }

  private func decoded(_ sample: Int, _ component: Int) -> Double {
    let low = decode[2 * component]
    return low + Double(sample) / Double(1 << bits - 1) * (decode[2 * component + 1] - low)
  }

  /// Returns the brightness from 0 (black) to 1.
  private func light(_ x: Int, _ y: Int) -> Double {
    if let jpeg { return Double(jpeg[jpeg.startIndex + (y * width + x) * 4]) / 255 }
    return decoded(sample(x, y, 0), 0)
  }

  /// - Parameter color: The color of a stencil mask.
  func image(_ resources: [String: PDFObject], color: CGColor) -> CGImage {
    var colors = isStencil ? stencil(color) : jpeg ?? pixels()
    let soft = PDFImage(reader.resolve(values["SMask"]), resources, reader)
    let hard = PDFImage(reader.resolve(values["Mask"]), resources, reader)
    guard let mask = soft ?? hard else {
      return CGImage(pixels: colors, width: width, height: height)
    }
    let (columns, rows) = (max(width, mask.width), max(height, mask.height))
    guard rows <= Self.mostPixels / columns else {
      return CGImage(pixels: colors, width: width, height: height)
    }
    if (columns, rows) != (width, height) {
      colors = Self.scaled(colors, (width, height), to: (columns, rows))
    }
    for y in 0..<rows {
      for x in 0..<columns {
        let light = mask.light(x * mask.width / columns, y * mask.height / rows)
        // A stencil mask makes the image visible where the stencil itself would draw.
        colors[(y * columns + x) * 4 + 3] = Pixel.byte(Float(soft == nil ? 1 - light : light))
      }
    }
    return CGImage(pixels: colors, width: columns, height: rows)
  }

  private static func scaled(
    _ pixels: Data, _ size: (width: Int, height: Int), to other: (width: Int, height: Int)
  ) -> Data {
    var result = Data(capacity: other.width * other.height * 4)
    for y in 0..<other.height {
      for x in 0..<other.width {
        let place = y * size.height / other.height * size.width + x * size.width / other.width
        result += pixels[place * 4..<place * 4 + 4]
      }
    }
    return result
  }

  private func stencil(_ color: CGColor) -> Data {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let parts = [red, green, blue, color.alpha].map { Pixel.byte(Float($0)) }
    var result = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width { result += light(x, y) < 0.5 ? parts : [0, 0, 0, 0] }
    }
    return result
  }

  private func pixels() -> Data {
    let count = space.count
    // The color key mask: the range of transparent values for each component.
    let key = reader.numbers(values["Mask"]).map { $0.map { Int(bounded: $0) } } ?? []
    var samples = [Int](repeating: -1, count: count)
    var last: [UInt8] = [0, 0, 0, 0]
    var result = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        var isSame = true
        for component in 0..<count {
          let sample = sample(x, y, component)
          if samples[component] != sample { (samples[component], isSame) = (sample, false) }
        }
        if !isSame {
          let (red, green, blue) = space.rgb((0..<count).map { decoded(samples[$0], $0) })
          let isClear =
            key.count == count * 2
            && samples.indices.allSatisfy {
              key[2 * $0] <= samples[$0] && samples[$0] <= key[2 * $0 + 1]
            }
          last = [red, green, blue, isClear ? 0 : 1].map { Pixel.byte(Float($0)) }
        }
        result += last
      }
    }
    return result
  }
}
