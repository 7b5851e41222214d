import DisplayInterface
import Foundation
import Testing
import UIKitCore

@testable import BrowserDisplay

@MainActor @Suite("Pictures as PNG")
struct PNGTests {
  /// Larger than a block of its stream.
  @Test(arguments: [(1, 1), (3, 2), (200, 150)])
  func readersSeeTheSamePixels(width: Int, height: Int) throws {
    let pixels = Data(
      (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0) })
    let content = Image(source: .pixels(pixels, width: width, height: height), size: .zero)
    let picture = try #require(PictureStore.Picture(content))
    let image = try #require(UIImage(data: Data(picture.png)))
    let shown = image.displayImage(fit: .fill, tint: .black, traits: UITraitCollection())
    #expect(shown?.source == .pixels(pixels, width: width, height: height))
  }
}
