/// How the components of a JPEG file make a colour.
enum JPEGColorSpace {
  case gray, rgb, luminance
  /// With black; what there is of an ink is what it leaves of the light, as Adobe's programs write it.
  case inks, luminanceInks

  /// - Parameters:
  ///   - adobe: What the segment of Adobe's programs says; `nil` if there is none.
  ///   - hasJFIF: Whether the file says that it follows JFIF, which knows no other than luminance.
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

  /// Writes a row of colours, four bytes each.
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
        // The transform of luminance makes light; these inks are given as light already.
        for index in 0..<3 {
          let light = self == .inks ? pixel[index] : 255 - pixel[index]
          pixel[index] = UInt8((Int(light) * Int(rows[3][x]) + 127) / 255)
        }
      }
    }
  }

  private static func byte(_ value: Int) -> UInt8 { UInt8(min(max(value >> 16, 0), 255)) }
}
