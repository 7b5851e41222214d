import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct DrawingTests {
  private func image(
    _ size: CGSize = CGSize(width: 10, height: 10), _ draw: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  @Test("A rectangle fills the pixels it covers, and half pixels by half")
  func fill() {
    let image = image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 3, width: 4.5, height: 2))
    }
    #expect(image.pixel(2, 3) == [255, 0, 0, 255])
    #expect(image.pixel(5, 4) == [255, 0, 0, 255])
    #expect(image.pixel(6, 3)[3] == 128)
    #expect(image.pixel(7, 3) == [0, 0, 0, 0])
    #expect(image.pixel(2, 2) == [0, 0, 0, 0])
    #expect(image.size == CGSize(width: 10, height: 10))
  }

  @Test("An image without a size is as good as none")
  func noSize() {
    let image = image(.zero) { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(image == UIImage())
  }

  @Test("Whole pixels are filled in clips, beyond the edges, over others and with other rules")
  func wholePixels() {
    let image = image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: -5, y: -5, width: 30, height: 30))
      context.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
      UIColor.green.withAlphaComponent(0.2).setFill()
      context.fill(CGRect(x: 0, y: 4, width: 10, height: 1))
      UIColor.black.setFill()
      context.addRect(CGRect(x: 2, y: 5, width: 3, height: 3))
      context.addRect(CGRect(x: 3, y: 6, width: 1, height: 1))
      context.fillPath(using: .evenOdd)
      context.clear(CGRect(x: 7, y: 0, width: 10, height: 10))
    }
    #expect(image.pixel(0, 0) == [255, 0, 0, 255] && image.pixel(9, 9) == [255, 0, 0, 255])
    #expect(image.pixel(2, 2) == [0, 0, 255, 255] && image.pixel(2, 1) == [255, 0, 0, 255])
    #expect(image.pixel(2, 4) == [204, 51, 0, 255])
    #expect(image.pixel(2, 5) == [0, 0, 0, 255] && image.pixel(3, 6) == [255, 0, 0, 255])
    #expect(image.pixel(7, 2) == [0, 0, 0, 0] && image.pixel(8, 2) == [255, 0, 0, 255])
  }

  @Test("An image has the pixels of its scale")
  func scale() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4))
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4)) }
    #expect(image.size == CGSize(width: 10, height: 4))
    #expect(image.scale == UIScreen.main.scale)
    #expect(image.cgImage?.width == Int(10 * UIScreen.main.scale))
    #expect(image.pixel(Int(4 * image.scale), 0) == [0, 0, 0, 255])
  }

  @Test("A circle covers about pi times its radius squared")
  func circle() {
    let image = image(CGSize(width: 100, height: 100)) { context in
      context.fillEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    }
    var sum = 0
    for y in 0..<100 { for x in 0..<100 { sum += Int(image.pixel(x, y)[3]) } }
    #expect(abs(Double(sum) / 255 - .pi * 1600) < 8)
    #expect(image.pixel(50, 50)[3] == 255)
    #expect(image.pixel(12, 12)[3] == 0)
  }

  @Test("A line is as wide as the pen and lies on both sides of the path")
  func stroke() {
    let image = image { context in
      context.setStrokeColor(.black)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 10, y: 5))
      context.strokePath()
    }
    #expect(image.pixel(5, 3)[3] == 0)
    #expect(image.pixel(5, 4)[3] == 255)
    #expect(image.pixel(5, 5)[3] == 255)
    #expect(image.pixel(5, 6)[3] == 0)
  }

  @Test("Clips, transforms and saved states hold until they are restored")
  func states() {
    let image = image { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      context.translateBy(x: 0, y: 5)
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    }
    #expect(image.pixel(4, 5) == [0, 255, 0, 255])
    #expect(image.pixel(5, 5)[3] == 0)
    #expect(image.pixel(9, 9) == [0, 0, 0, 255])
  }

  @Test("Blend modes combine with what is there")
  func blending() {
    func mixed(_ mode: CGBlendMode) -> [UInt8] {
      image { context in
        context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }.pixel(5, 5)
    }
    #expect(mixed(.normal) == [128, 128, 128, 255])
    #expect(mixed(.multiply) == [128, 64, 0, 255])
    #expect(mixed(.screen)[2] == 128)
    #expect(mixed(.destinationOut) == [0, 0, 0, 0])
    #expect(mixed(.destinationOver) == [255, 128, 0, 255])
    #expect(mixed(.clear)[3] == 0)
    #expect(mixed(.difference)[0] == 127 || mixed(.difference)[0] == 128)
  }

  @Test("A gradient goes from its first colour to its last")
  func gradient() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let image = image { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
    let row = (0..<10).map { image.pixel($0, 5)[0] }
    #expect(row == row.sorted())
    #expect(row[0] < 30)
    #expect(row[9] > 225)
    let downwards = self.image { context in
      context.clip(to: CGRect(x: 2, y: 0, width: 5, height: 10))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 8), options: .drawsAfterEndLocation)
    }
    let column = (0..<10).map { downwards.pixel(4, $0)[0] }
    #expect(column == column.sorted() && Set(column).count == 9)
    #expect(column[0] < 30 && column[9] == 255)
    #expect((0..<10).map { downwards.pixel($0, 3)[3] } == [0, 0, 255, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test("An image is drawn the right way up, and pixel by pixel where it is not scaled")
  func images() {
    let source = image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 9, width: 1, height: 1))
    }
    let copy = image { _ in source.draw(at: .zero) }
    #expect(copy.cgImage?.pixels == source.cgImage?.pixels)
    let cgCopy = image { $0.draw(source.cgImage!, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(cgCopy.pixel(5, 9) == [255, 0, 0, 255])
    let turned = UIImage(cgImage: source.cgImage!, scale: 1, orientation: .right)
    let drawn = image { _ in turned.draw(at: .zero) }
    #expect(drawn.pixel(9, 5) == [255, 0, 0, 255])
    #expect(drawn.pixel(0, 0) == [0, 0, 255, 255])
  }

  @Test("A drawn image survives being written and read as PNG")
  func png() throws {
    let source = image(CGSize(width: 61, height: 33)) { context in
      for x in 0..<61 {
        context.setFillColor(
          CGColor(red: CGFloat(x) / 61, green: 0.3, blue: 1, alpha: CGFloat(x % 7) / 6))
        context.fill(CGRect(x: x, y: 0, width: 1, height: 33 - x / 2))
      }
    }
    let data = try #require(source.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.cgImage?.pixels == source.cgImage?.pixels)
    #expect(data.count < 61 * 33 * 4)
    #expect(try #require(source.jpegData(compressionQuality: 0.8)).starts(with: [0xFF, 0xD8]))
  }

  @Test(
    "A PNG that says it is too large for memory is no image",
    arguments: [(UInt32.max, UInt32.max), (1 << 16, 1 << 16), (0, 1)])
  func hugePNG(width: UInt32, height: UInt32) throws {
    func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
    func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
      bytes(13) + "IHDR".utf8 + bytes(width) + bytes(height) + [16, 6, 0, 0, 0] + bytes(0)
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end = bytes(0) + "IEND".utf8 + bytes(0)
    #expect(UIImage(data: Data(signature + header(width, height) + end)) == nil)
    let twice = header(1, 1) + header(width, height)
    let image = try #require(UIImage(data: Data(signature + twice + end)))
    #expect(image.cgImage?.pixels.count == 4)
  }

  @Test("A context draws in memory of the app's own, from the bottom up")
  func memory() throws {
    var bytes = [UInt8](repeating: 0, count: 4 * 4)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue))
      context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 255, 255, 0, 0, 0, 0])
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test("A shadow falls beside what casts it")
  func shadow() {
    let image = image(CGSize(width: 30, height: 30)) { context in
      context.setShadow(offset: CGSize(width: 10, height: -10), blur: 0, color: .black)
      context.setFillColor(.white)
      context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    #expect(image.pixel(7, 7) == [255, 255, 255, 255])
    #expect(image.pixel(17, 17) == [0, 0, 0, 255])
  }

  @Test("The image context of a function's own ends where it began")
  func imageContexts() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.pixel(1, 1) == [0, 255, 0, 255])
    #expect(image?.pixel(3, 1) == [0, 0, 0, 255])
  }

  @Test("What a view draws is shown")
  func views() {
    final class Pie: UIView {
      var draws = 0
      var color = UIColor.red
      override func draw(_ rect: CGRect) {
        draws += 1
        color.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let pie = Pie(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    guard case .image(let shown) = pie.contentBody() else {
      Issue.record("shows nothing")
      return
    }
    #expect(shown.size == CGSize(width: 20, height: 20))
    _ = pie.contentBody()
    #expect(pie.draws == 1)
    pie.setNeedsDisplay()
    _ = pie.contentBody()
    #expect(pie.draws == 2)
    #expect(UIView(frame: pie.frame).contentBody() == .none)
  }
}

extension UIImage {
  /// Red, green, blue and alpha, not premultiplied.
  @MainActor func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let image = cgImage!
    let start = image.pixels.startIndex + (y * image.width + x) * 4
    return Array(image.pixels[start..<start + 4])
  }
}
