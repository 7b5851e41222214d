import CoreGraphics
import Foundation
import UIKit

/// A PNG or JPEG file with one image.
public final class CGImageDestination {
  private enum Target {
    case data(CFMutableData)
    case url(URL)
  }

  private let target: Target
  private let type: String
  private var image: CGImage?
  private var quality: CGFloat = 0.9

  private init?(_ target: Target, _ type: String, _ count: Int) {
    guard ["public.png", "public.jpeg"].contains(type), count == 1 else { return nil }
    self.target = target
    self.type = type
  }

  convenience init?(data: CFMutableData, type: String, count: Int) {
    self.init(.data(data), type, count)
  }

  convenience init?(url: URL, type: String, count: Int) {
    self.init(.url(url), type, count)
  }

  func set(_ properties: CFDictionary?) {
    let value = properties?[kCGImageDestinationLossyCompressionQuality]
    if let number = value as AnyObject as? NSNumber { quality = CGFloat(number.doubleValue) }
  }

  func add(_ image: CGImage) {
    self.image = self.image ?? image
  }

  func finalize() -> Bool {
    guard let image = image.map({ UIImage(cgImage: $0) }),
      let file = type == "public.png"
        ? image.pngData() : image.jpegData(compressionQuality: quality)
    else { return false }
    switch target {
    case .data(let data):
      data.setData(file)
      return true
    case .url(let url): return (try? file.write(to: url, options: .atomic)) != nil
    }
  }
}
