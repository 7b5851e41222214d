import Foundation
import ImageCoding

extension UIImage.Parts {
  /// A picture in a format that is known; `nil` where the data is none.
  ///
  /// - Parameter scale: Pixels a point; pictures made of outlines have a point for each.
  init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    let isVector = header.format == .pdf || header.format == .svg
    let orientation = UIImage.Orientation(exif: header.orientation)
    let scale = isVector || scale <= 0 || !scale.isFinite ? 1 : scale
    self.init(
      source: .pixels(CGImage(file: data, header: header)),
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        .turned(orientation),
      scale: scale, orientation: orientation, encoded: data)
  }
}
