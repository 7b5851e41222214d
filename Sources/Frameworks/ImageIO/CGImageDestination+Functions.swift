public import CoreGraphics
import Foundation

/// Creates a destination for an image that is written to data.
///
/// - Returns: `nil` for a type other than PNG and JPEG, and for more than one image.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type, count: count)
}

/// Creates a destination for an image that is written to a file.
///
/// - Returns: `nil` for a type other than PNG and JPEG, and for more than one image.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url: url, type: type, count: count)
}

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.set(properties)
}

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.set(properties)
  idst.add(image)
}

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  idst.set(properties)
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image) }
}

/// Writes the image.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
