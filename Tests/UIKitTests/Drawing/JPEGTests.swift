import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A JPEG file") struct JPEGTests {
  /// Stands in for what can't be decoded.
  private static let unknown: [UInt8] = [0x80, 0x80, 0x80, 0x60]

  private func pixels(_ data: Data) -> [UInt8]? {
    UIImage(data: data)?.cgImage.map { [UInt8]($0.pixels) }
  }

  @Test("has the colours that libjpeg reads of it", arguments: JPEGSample.all)
  func colors(_ sample: JPEGSample) throws {
    let pixels = try #require(self.pixels(sample.data))
    let (width, height) = JPEGSample.size
    var colors: [UInt8] = []
    for y in stride(from: 0, to: height, by: 3) {
      for x in stride(from: 0, to: width, by: 3) {
        colors += pixels[(y * width + x) * 4..<(y * width + x) * 4 + 3]
        #expect(pixels[(y * width + x) * 4 + 3] == 255)
      }
    }
    #expect(colors.count == sample.expected.count)
    let differences = zip(colors, sample.expected).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 255 <= 3)
  }

  @Test("that was written is read with its colours, whatever its size", arguments: [1, 8, 21])
  func roundTrip(_ side: Int) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { context in
        UIColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    let data = try #require(drawn.jpegData(compressionQuality: 1))
    let read = try #require(pixels(data))
    let expected = [UInt8](try #require(drawn.cgImage).pixels)
    #expect(zip(read, expected).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
  }

  @Test("that is cut off has no colours", arguments: JPEGSample.all)
  func cut(_ sample: JPEGSample) {
    let data = sample.data
    for count in 0..<data.count - 3 {
      guard let pixels = self.pixels(data.prefix(count)) else { continue }
      #expect(Array(pixels.prefix(4)) == Self.unknown, "\(count) bytes")
    }
  }

  @Test("that is damaged has pixels of its size, or is none", arguments: JPEGSample.all)
  func damaged(_ sample: JPEGSample) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      var bytes = [UInt8](sample.data)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 2..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(0xFF, at: place)
        }
      }
      // A size that takes a while to fill in proves nothing.
      guard let image = UIImage(data: Data(bytes)), let picture = image.cgImage,
        picture.width * picture.height < 1 << 16
      else { continue }
      #expect(picture.pixels.count == picture.width * picture.height * 4)
    }
  }

  @Test(
    "is seen as the camera was held",
    arguments: [
      (1, UIImage.Orientation.up, "ab/cd"), (2, .upMirrored, "ba/dc"), (3, .down, "dc/ba"),
      (4, .downMirrored, "cd/ab"), (5, .leftMirrored, "ac/bd"), (6, .right, "ca/db"),
      (7, .rightMirrored, "db/ca"), (8, .left, "bd/ac"),
    ])
  func orientation(_ value: UInt8, _ orientation: UIImage.Orientation, _ seen: String) throws {
    let data = Self.turned([UInt8](Self.corners()), value)
    let image = try #require(UIImage(data: data))
    #expect(image.imageOrientation == orientation)
    let isTurned = value > 4
    #expect(image.size == (isTurned ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8)))
    #expect(image.cgImage?.width == 16)
    let upright = try #require(image.uprightImage)
    func corner(_ x: Int, _ y: Int) -> String {
      let place = (y * (upright.height - 1) * upright.width + x * (upright.width - 1)) * 4
      let pixel = [UInt8](upright.pixels)[place..<place + 3].map { $0 > 127 }
      return switch pixel {
      case [true, false, false]: "a"
      case [false, true, false]: "b"
      case [false, false, true]: "c"
      default: "d"
      }
    }
    #expect("\(corner(0, 0))\(corner(1, 0))/\(corner(0, 1))\(corner(1, 1))" == seen)
  }

  /// A file of 16 × 8 pixels: red and green over blue and black.
  private static func corners() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 16, height: 8)
    return UIGraphicsImageRenderer(size: size, format: format)
      .jpegData(withCompressionQuality: 1) { context in
        for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
          color.setFill()
          context.fill(CGRect(x: index % 2 * 8, y: index / 2 * 4, width: 8, height: 4))
        }
      }
  }

  /// The file with a segment of Exif.
  private static func turned(_ file: [UInt8], _ value: UInt8) -> Data {
    let directory: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
    return Data(file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2))
  }
}
