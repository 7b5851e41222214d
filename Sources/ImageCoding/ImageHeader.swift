package import Foundation

/// The format and size of an image, as the beginning of its file states them. The size is in pixels, or in points
/// for vector images.
package struct ImageHeader {
  package enum Format {
    case png, jpeg, gif, webP, pdf, svg
  }

  package let format: Format
  package let width: Int
  package let height: Int
  /// The orientation in Exif's numbering, from 1 (upright) through 8.
  package let orientation: Int

  /// - Returns: `nil` if the data isn't an image, or if the image's size is invalid.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 16))
    let jpeg = JPEGHeader(data)
    let known = jpeg.map { (Format.jpeg, $0.width, $0.height) } ?? Self.read(bytes, data)
    guard let (format, width, height) = known else { return nil }
    let mostPixels = 1 << 26
    guard width > 0, height > 0, height <= mostPixels / width else { return nil }
    (self.format, self.width, self.height) = (format, width, height)
    orientation = jpeg?.orientation ?? 1
  }

  private static func read(_ bytes: [UInt8], _ data: Data) -> (Format, Int, Int)? {
    func text(_ place: Int, _ expected: String) -> Bool {
      bytes.dropFirst(place).starts(with: expected.utf8)
    }
    func little(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func big(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count >= 10 else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return bytes.count >= 24 ? (.png, big(16), big(20)) : nil
    }
    if text(0, "GIF8") { return (.gif, little(6, 2), little(8, 2)) }
    if text(0, "RIFF"), text(8, "WEBP"), bytes.count >= 30 {
      if text(12, "VP8X") { return (.webP, little(24, 3) + 1, little(27, 3) + 1) }
      if text(12, "VP8L") {
        let size = little(21, 4)
        return (.webP, size & 0x3FFF + 1, size >> 14 & 0x3FFF + 1)
      }
      return (.webP, little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
    }
    if text(0, "%PDF") { return VectorSize.pdf(data).map { (.pdf, $0, $1) } }
    return VectorSize.svg(bytes).map { (.svg, $0, $1) }
  }
}
