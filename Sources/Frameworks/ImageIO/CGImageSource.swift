import UIKit

/// An image file.
public final class CGImageSource: Sendable {
  let image: UIImage?
  let type: String?

  init(_ data: Data) {
    image = UIImage(data: data)
    type = image == nil ? nil : Self.type(of: [UInt8](data.prefix(12)))
  }

  private static func type(of start: [UInt8]) -> String? {
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    if start.starts(with: [0xFF, 0xD8]) { return "public.jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    return start.suffix(4) == Array("WEBP".utf8) ? "org.webmproject.webp" : nil
  }
}
