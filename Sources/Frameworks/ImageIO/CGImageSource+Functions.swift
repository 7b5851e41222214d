public import CoreGraphics
import Foundation
import UIKit

/// Reads an image file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data)
}

/// Creates an image source to which parts of a file are added as they arrive.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Sets the data that has arrived so far, from the beginning of the file.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Returns the identifier of the file's type; `nil` for data that is not an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// Returns the number of images. A GIF file can contain more than one; of other animations, the first image is
/// available.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  index >= 0 && index < isrc.count ? isrc.status : .statusReadingHeader
}

/// Has no effect, because image sources don't keep images.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Returns an image as it is in the file, without its orientation.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)?.cgImage
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
  guard creates, let image = isrc.image(at: index), let pixels = image.cgImage else { return nil }
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

/// Returns the properties of the file. Those of an animation are in the dictionary for its type.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{
  guard let animation = isrc.animation else { return isrc.image == nil ? nil : [:] }
  var gif: [String: Any] = [
    kCGImagePropertyGIFHasGlobalColorMap: animation.hasGlobalColors,
    kCGImagePropertyGIFCanvasPixelWidth: animation.width,
    kCGImagePropertyGIFCanvasPixelHeight: animation.height,
  ]
  if let count = animation.loopCount { gif[kCGImagePropertyGIFLoopCount] = count }
  return [kCGImagePropertyGIFDictionary: gif]
}

/// Returns the size and the orientation of an image, and the delay of an animation's image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index >= 0, index < isrc.count, let image = isrc.image, let pixels = image.cgImage
  else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyPixelWidth: pixels.width, kCGImagePropertyPixelHeight: pixels.height,
    kCGImagePropertyOrientation: Int(CGImagePropertyOrientation(image.imageOrientation).rawValue),
    kCGImagePropertyColorModel: "RGB", kCGImagePropertyDepth: 8,
  ]
  if let animation = isrc.animation {
    let delay = animation.delay(of: index)
    properties[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFDelayTime: max(0.1, delay), kCGImagePropertyGIFUnclampedDelayTime: delay,
    ]
  }
  return properties
}
