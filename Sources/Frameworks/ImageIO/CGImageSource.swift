import CoreGraphics
import Synchronization
import UIKit

/// An image file.
public final class CGImageSource: Sendable {
  private struct Content {
    var image: UIImage?
    var type: String?
    var animation: ImageAnimation?
    var isFinal = true
  }

  private let content: Mutex<Content>

  init(_ data: Data, isFinal: Bool = true) {
    content = Mutex(Self.content(of: data, isFinal))
  }

  /// Replaces the data by that of a larger part of the file.
  func update(_ data: Data, isFinal: Bool) {
    content.withLock { $0 = Self.content(of: data, isFinal) }
  }

  private static func content(of data: Data, _ isFinal: Bool) -> Content {
    let image = UIImage(data: data)
    return Content(
      image: image, type: image == nil ? nil : type(of: [UInt8](data.prefix(12))),
      animation: ImageAnimation(data), isFinal: isFinal)
  }

  private static func type(of start: [UInt8]) -> String? {
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    if start.starts(with: [0xFF, 0xD8]) { return "public.jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    return start.suffix(4) == Array("WEBP".utf8) ? "org.webmproject.webp" : nil
  }

  var image: UIImage? { content.withLock(\.image) }
  var type: String? { content.withLock(\.type) }
  var animation: ImageAnimation? { content.withLock(\.animation) }

  var count: Int { content.withLock { $0.animation?.count ?? ($0.image == nil ? 0 : 1) } }

  var status: CGImageSourceStatus {
    content.withLock { content in
      if content.isFinal { return content.image == nil ? .statusUnknownType : .statusComplete }
      return content.image == nil ? .statusReadingHeader : .statusIncomplete
    }
  }

  /// Returns an image of an animation, or the only image of another file.
  func image(at index: Int) -> UIImage? {
    guard let animation else { return index == 0 ? image : nil }
    return animation.image(at: index).map { UIImage(cgImage: $0) }
  }
}
