import Foundation
import ImageIO
import Testing
import UIKit

@Suite("ImageIO") struct ImageIOTests {
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let size = CGSize(width: width, height: height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return try #require(image.cgImage)
  }

  @Test("an image is written and read", arguments: ["public.png", "public.jpeg"])
  func roundTrip(type: String) throws {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try picture(8, 4), nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
    #expect(CGImageSourceGetType(source) == type)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 8 && image.height == 4)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 8)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 4)
    #expect(properties?[kCGImagePropertyOrientation] as? Int == 1)
  }

  @Test("the quality determines the size of a JPEG file")
  func quality() throws {
    let sizes = try [0.1, 1].map { quality in
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
      let options = [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary
      let noise = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
        for x in 0..<64 {
          UIColor(hue: CGFloat(x * 37 % 64) / 64, saturation: 1, brightness: 1, alpha: 1).setFill()
          context.fill(CGRect(x: x, y: 0, width: 1, height: 64))
        }
      }
      CGImageDestinationAddImage(destination, try #require(noise.cgImage), options)
      #expect(CGImageDestinationFinalize(destination))
      return data.length
    }
    #expect(sizes[0] < sizes[1])
  }

  @Test("a thumbnail fits a size, and is only made when it's asked for")
  func thumbnail() throws {
    let file = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let destination = try #require(
      CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try picture(100, 50), nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(
      CGImageSourceCreateWithURL(file as CFURL, [kCGImageSourceShouldCache: false] as CFDictionary))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: 20,
    ]
    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(image.width == 20 && image.height == 10)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test("data that isn't an image has no type and no images")
  func unknown() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8), nil))
    #expect(CGImageSourceGetType(source) == nil && CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none") as CFURL, nil) == nil)
    #expect(
      CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
    let empty = try #require(
      CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
  }
}
