import Foundation
import Testing
import UIKit

@Suite("The bytes of Core Foundation's data") struct DataTests {
  @Test("are where their pointer leads, be they many or few", arguments: [3, 14, 15, 4000])
  func bytes(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) }) as CFData
    #expect(CFDataGetLength(data) == count)
    let pointer = try #require(CFDataGetBytePtr(data))
    // What else the stack and the heap are used for must not change them.
    let others = (0..<50).map { Data(repeating: UInt8($0), count: count) }
    #expect(others.allSatisfy { CFDataGetBytePtr($0) != nil })
    #expect(Array(UnsafeBufferPointer(start: pointer, count: count)) == Array(data))
  }

  @Test("are those of an image's pixels")
  func pixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect((0..<4).map { bytes[$0] } == [255, 0, 0, 255])
  }

  @Test("are premultiplied, and have a layout in which a context can be created")
  func layout() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      UIColor.red.withAlphaComponent(0.2).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect((0..<4).map { bytes[$0] } == [51, 0, 0, 51])
    let photo = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
    #expect(photo.cgImage?.alphaInfo == .noneSkipLast)
    for image in [image.cgImage, photo.cgImage] {
      let image = try #require(image)
      let context = CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: image.bitsPerComponent, bytesPerRow: 0,
        space: try #require(image.colorSpace), bitmapInfo: image.bitmapInfo.rawValue)
      #expect(context != nil)
    }
  }
}
