public import Foundation

extension CGImage {
  /// Creates an image mask: painting is possible where a sample is 0, and impossible where it has the highest value.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: The number of bits of a sample: 1, 2, 4 or 8.
  ///   - bitsPerPixel: The number of bits of a pixel, which begins with the sample.
  ///   - decode: The values between 0 and 1 for the lowest and the highest sample, or `nil` for 0 and 1.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, [1, 2, 4, 8].contains(bitsPerComponent),
      (bitsPerComponent...32).contains(bitsPerPixel), bitsPerPixel % bitsPerComponent == 0,
      Canvas.isPossible(width, height, bytesPerRow),
      bytesPerRow >= (width * bitsPerPixel + 7) / 8, provider.content.count >= bytesPerRow * height
    else { return nil }
    let highest = (1 << bitsPerComponent) - 1
    let (low, high) = decode.map { ($0[0], $0[1]) } ?? (0, 1)
    let alphas = (0...highest).map { sample in
      let value = low + (high - low) * CGFloat(sample) / CGFloat(highest)
      return UInt8((255 * (1 - min(max(value, 0), 1))).rounded())
    }
    let samples = [UInt8](provider.content)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let bit = x * bitsPerPixel
        let byte = Int(samples[y * bytesPerRow + bit / 8])
        let sample = byte >> (8 - bit % 8 - bitsPerComponent) & highest
        pixels[(y * width + x) * 4 + 3] = alphas[sample]
      }
    }
    self.init(pixels: Data(pixels), width: width, height: height, isMask: true)
  }

  /// Returns this image with a mask that is scaled to its size.
  ///
  /// - Parameter mask: An image mask, or an image whose samples are the alpha values: the result is transparent where
  ///   the image is black, and opaque where it's white.
  public func masking(_ mask: CGImage) -> CGImage? {
    var result = [UInt8](pixels)
    let samples = [UInt8](mask.pixels)
    for y in 0..<height {
      for x in 0..<width {
        let index = (y * mask.height / height * mask.width + x * mask.width / width) * 4
        let alpha = Int(mask.isMask ? samples[index + 3] : samples[index])
        let target = (y * width + x) * 4 + 3
        result[target] = UInt8(Int(result[target]) * alpha / 255)
      }
    }
    return CGImage(pixels: Data(result), width: width, height: height)
  }

  /// Returns this image without the pixels whose components are all in a range.
  ///
  /// - Parameter components: The lowest and the highest value of each component, red, green and blue, from 0 to 255.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 6 else { return nil }
    var result = [UInt8](pixels)
    for start in stride(from: 0, to: result.count, by: 4) {
      let isMasked = (0..<3).allSatisfy { component in
        let value = CGFloat(result[start + component])
        return value >= components[component * 2] && value <= components[component * 2 + 1]
      }
      if isMasked { result.replaceSubrange(start..<start + 4, with: [0, 0, 0, 0]) }
    }
    return CGImage(pixels: Data(result), width: width, height: height)
  }
}
