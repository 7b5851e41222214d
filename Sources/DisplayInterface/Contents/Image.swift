package import Foundation

/// An image: a named symbol that the display draws in its own way, or pixels.
package struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A system symbol's name, and the font that determines its size and weight.
    case symbol(String, Font)
    /// The rows from top to bottom, with four bytes in each pixel: red, green, blue and alpha, not premultiplied.
    case pixels(Data, width: Int, height: Int)
  }

  package enum Fit: Sendable {
    case fill, aspectFit, aspectFill, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  package var source: Source
  /// The size in points.
  package var size: CGSize
  package var fit: Fit
  /// The color of a template image, or `nil` if the image has its own colors.
  package var tint: Color?

  package init(source: Source, size: CGSize, fit: Fit = .fill, tint: Color? = nil) {
    self.source = source
    self.size = size
    self.fit = fit
    self.tint = tint
  }
}
