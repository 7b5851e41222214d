import DisplayInterface
package import ImageCoding
package import Synchronization
public import Foundation

/// The pixels of an image.
public final class CGImage: Hashable, @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// Whether the image has no colors, and its alpha says where painting is possible.
  public let isMask: Bool
  /// A layout in which a context can be created: with premultiplied alpha, or without alpha for a photo.
  public let alphaInfo: CGImageAlphaInfo

  private enum Content: Equatable {
    case pixels(Data)
    case file(Data, ImageHeader.Format)
  }

  private let content: Mutex<Content>
  /// The result of the last rotation of this image to be upright, and the raw value of the orientation from
  /// which it was rotated.
  package let turned = Mutex<(Int, CGImage)?>(nil)

  package init(pixels: Data, width: Int, height: Int, isMask: Bool = false) {
    content = Mutex(.pixels(pixels))
    self.width = width
    self.height = height
    self.isMask = isMask
    alphaInfo = .premultipliedLast
  }

  /// Creates an image that is decoded when its pixels are needed.
  ///
  /// - Parameter scale: The number of pixels per point of a vector image.
  package init(file: Data, header: ImageHeader, scale: CGFloat = 1) {
    content = Mutex(.file(file, header.format))
    width = Int(bounded: (CGFloat(header.width) * scale).rounded(.up))
    height = Int(bounded: (CGFloat(header.height) * scale).rounded(.up))
    isMask = false
    alphaInfo = header.format == .jpeg ? .noneSkipLast : .premultipliedLast
  }

  /// Rows from top to bottom with four bytes per pixel: red, green, blue and alpha, not premultiplied.
  package var pixels: Data {
    content.withLock { content in
      switch content {
      case .pixels(let pixels): return pixels
      case .file(let file, let format):
        let decoded =
          switch format {
          case .png: PNGDecoder.pixels(of: file)
          case .jpeg: JPEGDecoder.pixels(of: file)
          case .svg: SVGRenderer.pixels(of: file, width: width, height: height)
          case .pdf: PDFRenderer.pixels(of: file, width: width, height: height)
          case .gif: ImageAnimation(file)?.image(at: 0)?.pixels
          case .webP: nil as Data?
          }
        // An image that can't be decoded here is replaced by a light gray area.
        let pixels =
          decoded.flatMap { $0.count == width * height * 4 ? $0 : nil }
          ?? [UInt32](repeating: UInt32(bigEndian: 0x8080_8060), count: width * height)
          .withUnsafeBytes { Data($0) }
        content = .pixels(pixels)
        return pixels
      }
    }
  }

  /// Creates an image of pixels in memory, from top to bottom.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: Must be 8.
  ///   - bitmapInfo: A pixel layout with premultiplied alpha or without alpha.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(bitmapInfo, space: space, bitsPerComponent: bitsPerComponent),
      layout.bytesPerPixel * 8 == bitsPerPixel, Canvas.isPossible(width, height, bytesPerRow),
      bytesPerRow >= width * layout.bytesPerPixel, provider.content.count >= bytesPerRow * height
    else { return nil }
    var bytes = [UInt8](provider.content)
    let pixels = bytes.withUnsafeMutableBytes { buffer in
      Canvas(
        width: width, height: height, layout: layout, bytesPerRow: bytesPerRow,
        memory: buffer.baseAddress
      ).straight()
    }
    self.init(pixels: pixels, width: width, height: height)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpace(.rgb) }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The bytes of the pixels, with premultiplied alpha.
  public var dataProvider: CGDataProvider? {
    var bytes = pixels
    bytes.withUnsafeMutableBytes { bytes in
      for alpha in stride(from: 3, to: bytes.count, by: 4) where bytes[alpha] < 255 {
        for index in alpha - 3..<alpha {
          bytes[index] = UInt8((Int(bytes[index]) * Int(bytes[alpha]) + 127) / 255)
        }
      }
    }
    return CGDataProvider(data: bytes)
  }
  public var shouldInterpolate: Bool { true }

  public func copy() -> CGImage? { self }

  /// Returns the part in a rectangle, in pixels from the top left; `nil` if it's empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (left, top) = (Int(bounded: area.minX), Int(bounded: area.minY))
    let (columns, rows) = (Int(bounded: area.width), Int(bounded: area.height))
    var part = Data(capacity: columns * rows * 4)
    for row in top..<top + rows {
      let start = pixels.startIndex + (row * width + left) * 4
      part += pixels[start..<start + columns * 4]
    }
    return CGImage(pixels: part, width: columns, height: rows, isMask: isMask)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool {
    guard a !== b else { return true }
    let (first, second) = (a.content.withLock { $0 }, b.content.withLock { $0 })
    return a.width == b.width && a.height == b.height && a.isMask == b.isMask
      && (first == second || a.pixels == b.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// The bytes of an image.
public final class CGDataProvider: Sendable {
  package let content: Data

  public init?(data: CFData) {
    content = data
  }

  /// A copy of the bytes.
  public var data: CFData? { content }
}
