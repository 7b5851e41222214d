import Foundation

/// The positions of a pixel's components in memory.
struct PixelLayout: Sendable {
  /// Offsets in bytes; `nil` for gray.
  private var color: (red: Int, green: Int, blue: Int)?
  private var alpha: Int?
  private var gray: Int?
  let bytesPerPixel: Int

  static let rgba = PixelLayout(color: (0, 1, 2), alpha: 3, gray: nil, bytesPerPixel: 4)

  private init(
    color: (red: Int, green: Int, blue: Int)?, alpha: Int?, gray: Int?, bytesPerPixel: Int
  ) {
    self.color = color
    self.alpha = alpha
    self.gray = gray
    self.bytesPerPixel = bytesPerPixel
  }

  /// `nil` for unsupported layouts: those whose components don't have eight bits, or with alpha that isn't
  /// premultiplied.
  init?(_ info: CGBitmapInfo, space: CGColorSpace?, bitsPerComponent: Int) {
    guard bitsPerComponent == 8, info.isDisjoint(with: .floatComponents),
      let alphaInfo = CGImageAlphaInfo(
        rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let isLittle = info.contains(.byteOrder32Little)
    switch (space?.model, alphaInfo) {
    case (_, .alphaOnly):
      self.init(color: nil, alpha: 0, gray: nil, bytesPerPixel: 1)
    case (.monochrome, .none):
      self.init(color: nil, alpha: nil, gray: 0, bytesPerPixel: 1)
    case (.rgb, .premultipliedLast), (.rgb, .noneSkipLast):
      let hasAlpha = alphaInfo == .premultipliedLast
      self.init(
        color: isLittle ? (3, 2, 1) : (0, 1, 2), alpha: hasAlpha ? (isLittle ? 0 : 3) : nil,
        gray: nil, bytesPerPixel: 4)
    case (.rgb, .premultipliedFirst), (.rgb, .noneSkipFirst):
      let hasAlpha = alphaInfo == .premultipliedFirst
      self.init(
        color: isLittle ? (2, 1, 0) : (1, 2, 3), alpha: hasAlpha ? (isLittle ? 3 : 0) : nil,
        gray: nil, bytesPerPixel: 4)
    default:
      return nil
    }
  }

  func read(_ bytes: UnsafePointer<UInt8>) -> Pixel {
    func part(_ offset: Int?) -> Float { offset.map { Float(bytes[$0]) / 255 } ?? 0 }
    let alpha = alpha.map { Float(bytes[$0]) / 255 } ?? 1
    if let gray { return Pixel(red: part(gray), green: part(gray), blue: part(gray), alpha: alpha) }
    return Pixel(
      red: part(color?.red), green: part(color?.green), blue: part(color?.blue), alpha: alpha)
  }

  func write(_ pixel: Pixel, to bytes: UnsafeMutablePointer<UInt8>) {
    if let color {
      bytes[color.red] = Pixel.byte(pixel.red)
      bytes[color.green] = Pixel.byte(pixel.green)
      bytes[color.blue] = Pixel.byte(pixel.blue)
    }
    if let gray {
      bytes[gray] = Pixel.byte(0.3 * pixel.red + 0.59 * pixel.green + 0.11 * pixel.blue)
    }
    if let alpha { bytes[alpha] = Pixel.byte(pixel.alpha) }
  }
}
