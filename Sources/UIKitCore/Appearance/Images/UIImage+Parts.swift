import Foundation
import ImageCoding
import UIKitDiagnostics

extension UIImage.Parts {
  /// Decodes an image, or returns `nil` if the data isn't an image of a known format.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - vectorScale: The number of pixels in a point for vector images, whose size in points the file
  ///     determines.
  init?(data: Data, scale: CGFloat, vectorScale: CGFloat = 1) {
    guard let header = ImageHeader(data) else { return nil }
    let orientation = UIImage.Orientation(exif: header.orientation)
    guard header.format != .pdf, header.format != .svg else {
      if header.format == .pdf, PDFReader(data)?.isEncrypted == true {
        writeToStandardError(
          "UIKit: a PDF image is encrypted and shows as a gray area. Save it without a password.")
      }
      let mostPixels = 1 << 24
      let scale =
        1...4 ~= vectorScale && header.width * header.height * 16 <= mostPixels ? vectorScale : 1
      self.init(
        source: .pixels(CGImage(file: data, header: header, scale: scale)),
        size: CGSize(width: header.width, height: header.height), scale: scale, encoded: data)
      return
    }
    let scale = scale <= 0 || !scale.isFinite ? 1 : scale
    self.init(
      source: .pixels(CGImage(file: data, header: header)),
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        .turned(orientation),
      scale: scale, orientation: orientation, encoded: data)
  }
}
