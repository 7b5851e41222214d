import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("An interlaced PNG file") struct PNGTests {
  @Test("has the colours that other programs read of it", arguments: PNGSample.all)
  func colors(_ sample: PNGSample) throws {
    let image = try #require(UIImage(data: sample.data)?.cgImage)
    #expect((image.width, image.height) == PNGSample.size)
    #expect([UInt8](image.pixels) == sample.expected)
  }

  @Test("that is damaged has pixels of its size, or is none", arguments: PNGSample.all)
  func damaged(_ sample: PNGSample) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var bytes = [UInt8](sample.data)
      // The size is left as it is.
      let place = Int.random(in: 24..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes = Array(bytes.prefix(place))
      }
      #expect(UIImage(data: Data(bytes))?.cgImage?.pixels.count == sample.expected.count)
    }
  }
}
