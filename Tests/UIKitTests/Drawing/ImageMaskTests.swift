import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// `CGImage.init(maskWidth:…)` and `masking(_:)` in Apple's documentation of Core Graphics.
@MainActor @Suite("Image masks") struct ImageMaskTests {
  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  /// Two pixels of red.
  private var red: CGImage {
    image(CGSize(width: 2, height: 1)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }.cgImage!
  }

  private func mask(
    _ samples: [UInt8], width: Int = 2, bits: Int = 8, perPixel: Int = 8, decode: [CGFloat]? = nil
  ) -> CGImage? {
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width, height: 1, bitsPerComponent: bits, bitsPerPixel: perPixel,
        bytesPerRow: samples.count, provider: CGDataProvider(data: Data(samples))!, decode: decode,
        shouldInterpolate: false)
    }
    return decode.map { $0.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
  }

  private func alphas(_ image: CGImage?) -> [Int] {
    guard let image else { return [] }
    return (0..<image.width).map { Int(UIImage(cgImage: image).pixel($0, 0)[3]) }
  }

  @Test("The samples of an image mask are inverse alpha values")
  func inverse() throws {
    let opaqueFirst = try #require(self.mask([0, 255]))
    #expect(opaqueFirst.isMask && opaqueFirst.colorSpace == nil)
    #expect(alphas(red.masking(opaqueFirst)) == [255, 0])
    let second = opaqueFirst.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))!
    #expect(alphas(red.masking(second)) == [0, 0])
    #expect(!red.isMask && opaqueFirst != self.mask([255, 0]))
  }

  @Test("Samples have one to eight bits, alone or at the beginning of a pixel")
  func bits() {
    #expect(alphas(red.masking(mask([0b0100_0000], bits: 1, perPixel: 1)!)) == [255, 0])
    #expect(alphas(red.masking(mask([0b0111_0000], bits: 2, perPixel: 2)!)) == [170, 0])
    #expect(alphas(red.masking(mask([0x0F], bits: 4, perPixel: 4)!)) == [255, 0])
    let pixels: [UInt8] = [255, 1, 2, 3, 0, 5, 6, 7]
    #expect(alphas(red.masking(mask(pixels, perPixel: 32)!)) == [0, 255])
    #expect(alphas(red.masking(mask([0, 255], decode: [1, 0])!)) == [0, 255])
  }

  @Test("An impossible mask isn't made")
  func impossible() {
    #expect(mask([0], width: 2) == nil)
    #expect(mask([0, 0], bits: 3, perPixel: 3) == nil)
    #expect(mask([0, 0], width: 0) == nil)
    #expect(mask([0, 0], bits: 8, perPixel: 4) == nil)
  }

  @Test("The samples of another image are alpha values")
  func image() {
    let blackAndWhite = image(CGSize(width: 2, height: 1)) { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.white.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(alphas(red.masking(blackAndWhite.cgImage!)) == [0, 255])
  }

  @Test("A context fills an image mask with its color, and clips by it")
  func context() {
    let mask = mask([255, 0])!
    let drawn = image(CGSize(width: 2, height: 2)) { context in
      UIColor.blue.setFill()
      context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
      context.clip(to: CGRect(x: 0, y: 1, width: 2, height: 1), mask: mask)
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(drawn.pixel(0, 0)[3] == 0 && drawn.pixel(0, 1)[3] == 0)
    #expect(drawn.pixel(1, 0) == [0, 0, 255, 255] && drawn.pixel(1, 1) == [0, 255, 0, 255])
  }

  @Test("Colors in a range become transparent")
  func colors() {
    let picture = image(CGSize(width: 2, height: 1)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }.cgImage!
    #expect(alphas(picture.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10])) == [0, 255])
    #expect(picture.copy(maskingColorComponents: [0, 255]) == nil)
  }
}
