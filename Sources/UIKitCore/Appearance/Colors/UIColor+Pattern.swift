import Foundation

extension UIColor {
  /// Creates the average color of an image's pixels, because displays don't support patterns.
  public convenience init(patternImage image: UIImage) {
    var pixel: [UInt8] = [0, 0, 0, 0]
    if let picture = image.cgImage {
      pixel.withUnsafeMutableBytes { bytes in
        let context = CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let alpha = CGFloat(pixel[3])
    func component(_ index: Int) -> CGFloat { alpha > 0 ? CGFloat(pixel[index]) / alpha : 0 }
    self.init(
      red: component(0), green: component(1), blue: component(2), alpha: alpha / 255)
  }
}
