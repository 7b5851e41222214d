package import Foundation

/// A page of a PDF file, with the values that it inherits from its parents.
package struct PDFPage {
  package let values: [String: PDFObject]
  package let reader: PDFReader

  init(_ values: [String: PDFObject], _ reader: PDFReader) {
    self.values = values
    self.reader = reader
  }

  package var resources: [String: PDFObject] {
    reader.resolve(values["Resources"]).dictionary ?? [:]
  }

  /// The clockwise rotation of the page when it's displayed: 0, 90, 180, or 270 degrees.
  package var rotation: Int {
    let degrees = reader.resolve(values["Rotate"]).integer ?? 0
    return degrees.isMultiple(of: 90) ? (degrees % 360 + 360) % 360 : 0
  }

  /// Returns the box for a key, or the specification's default if the page has no valid one.
  package func box(_ key: String) -> CGRect {
    guard let numbers = reader.numbers(values[key]), numbers.count == 4,
      numbers.allSatisfy({ abs($0) < 1e6 })
    else {
      switch key {
      case "MediaBox": return CGRect(x: 0, y: 0, width: 612, height: 792)
      case "CropBox": return box("MediaBox")
      default: return box("CropBox")
      }
    }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// The visible part of the page.
  package var visibleBox: CGRect {
    let (media, crop) = (box("MediaBox"), box("CropBox"))
    let (left, bottom) = (max(media.minX, crop.minX), max(media.minY, crop.minY))
    let width = min(media.maxX, crop.maxX) - left
    let height = min(media.maxY, crop.maxY) - bottom
    return width > 0 && height > 0
      ? CGRect(x: left, y: bottom, width: width, height: height) : media
  }

  /// The size of the visible box after rotation.
  package var size: CGSize {
    let box = visibleBox
    return rotation.isMultiple(of: 180)
      ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// The operators that draw the page.
  package var content: [UInt8] {
    let contents = reader.resolve(values["Contents"])
    let parts = (contents.array ?? [contents]).compactMap { reader.data(of: $0) }
    return Array(parts.joined(separator: [10]))
  }
}
