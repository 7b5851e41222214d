import Foundation

/// The pixels of a picture.
public final class CGImage: @unchecked Sendable {
  /// Rows from top to bottom, four bytes a pixel: red, green, blue, alpha, not premultiplied.
  package let pixels: Data
  public let width: Int
  public let height: Int

  package init(pixels: Data, width: Int, height: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
}
