public import CoreGraphics
import Foundation
import UIKit

/// Reads an image file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data)
}

/// Returns the identifier of the file's type; `nil` for data that is not an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// Returns the number of images. Of an animation, only the first image is available.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.image == nil ? .statusUnknownType : .statusComplete
}

/// Returns an image as it is in the file, without its orientation.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image?.cgImage : nil
}

/// Returns a smaller image.
///
/// - Returns: `nil` if the options don't ask for a thumbnail of the image, because files have no thumbnails.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func option(_ key: CFString) -> NSNumber? { options?[key] as AnyObject as? NSNumber }
  let creates =
    option(kCGImageSourceCreateThumbnailFromImageAlways)?.boolValue == true
    || option(kCGImageSourceCreateThumbnailFromImageIfAbsent)?.boolValue == true
  guard index == 0, creates, let image = isrc.image, let pixels = image.cgImage else { return nil }
  let isUpright = option(kCGImageSourceCreateThumbnailWithTransform)?.boolValue == true
  let source = isUpright ? image : UIImage(cgImage: pixels)
  let largest = max(source.size.width, source.size.height) * source.scale
  let limit = option(kCGImageSourceThumbnailMaxPixelSize).map { CGFloat($0.doubleValue) } ?? largest
  let factor = min(1, limit / largest) * source.scale
  let size = CGSize(
    width: max(1, (source.size.width * factor).rounded()),
    height: max(1, (source.size.height * factor).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    source.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// Returns the properties of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{
  isrc.image == nil ? nil : [:]
}

/// Returns the size and the orientation of an image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image, let pixels = image.cgImage else { return nil }
  return [
    kCGImagePropertyPixelWidth: pixels.width, kCGImagePropertyPixelHeight: pixels.height,
    kCGImagePropertyOrientation: Int(CGImagePropertyOrientation(image.imageOrientation).rawValue),
    kCGImagePropertyColorModel: "RGB", kCGImagePropertyDepth: 8,
  ]
}
