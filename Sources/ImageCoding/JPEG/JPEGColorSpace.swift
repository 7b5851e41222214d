/// The way in which the components of a JPEG file form a color.
enum JPEGColorSpace {
  case gray, rgb, luminance
  /// Color spaces with black (CMYK and YCCK). Samples are inverted, as Adobe's programs write them: a sample is the
  /// amount of light that the ink leaves.
  case inks, luminanceInks

  /// - Parameters:
  ///   - identifiers: The identifiers of the components.
  ///   - adobe: The color transform that the Adobe segment specifies, or `nil` if there's no such segment.
  ///   - hasJFIF: A Boolean value that indicates whether the file conforms to JFIF, whose three components are
  ///     always luminance and chrominance.
  init?(identifiers: [UInt8], adobe: UInt8?, hasJFIF: Bool) {
    switch identifiers.count {
    case 1: self = .gray
    case 3:
      let isRGB = !hasJFIF && (adobe == 0 || adobe == nil && identifiers.elementsEqual("RGB".utf8))
      self = isRGB ? .rgb : .luminance
    case 4: self = adobe == 2 ? .luminanceInks : .inks
    default: return nil
    }
  }

  /// Writes a row of colors, with four bytes per pixel.
  func write(_ rows: [[UInt8]], to target: UnsafeMutablePointer<UInt8>) {
    for (x, first) in rows[0].enumerated() {
      let pixel = target + x * 4
      pixel[3] = 255
      switch self {
      case .gray: (pixel[0], pixel[1], pixel[2]) = (first, first, first)
      case .rgb, .inks: (pixel[0], pixel[1], pixel[2]) = (first, rows[1][x], rows[2][x])
      case .luminance, .luminanceInks:
        let light = Int(first) << 16 + 32768
        let (blue, red) = (Int(rows[1][x]) - 128, Int(rows[2][x]) - 128)
        pixel[0] = Self.byte(light + 91881 * red)
        pixel[1] = Self.byte(light - 22554 * blue - 46802 * red)
        pixel[2] = Self.byte(light + 116130 * blue)
      }
      switch self {
      case .gray, .rgb, .luminance: break
      case .inks, .luminanceInks:
        // Inks are light already. For YCCK, the conversion yields the complement of the light.
        for index in 0..<3 {
          let light = self == .inks ? pixel[index] : 255 - pixel[index]
          pixel[index] = UInt8((Int(light) * Int(rows[3][x]) + 127) / 255)
        }
      }
    }
  }

  private static func byte(_ value: Int) -> UInt8 { UInt8(min(max(value >> 16, 0), 255)) }
}
