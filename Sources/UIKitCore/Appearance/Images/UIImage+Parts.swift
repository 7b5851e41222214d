import Foundation
import ImageCoding
import UIKitDiagnostics

extension UIImage.Parts {
  /// A picture in a format that is known; `nil` where the data is none.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - vectorScale: The same for pictures made of outlines, which are as large in points as the file says.
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
