package import Foundation

/// A picture: a named symbol that the display draws as it can, or pixels.
package struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A system symbol's name and the font whose size and weight it follows.
    case symbol(String, Font)
    /// Rows from top to bottom, four bytes a pixel: red, green, blue, alpha, not premultiplied.
    case pixels(Data, width: Int, height: Int)
  }

  package enum Fit: Sendable {
    case fill, aspectFit, aspectFill, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  package var source: Source
  /// In points.
  package var size: CGSize
  package var fit: Fit
  /// The colour of a template; `nil` where the picture brings its own.
  package var tint: Color?

  package init(source: Source, size: CGSize, fit: Fit = .fill, tint: Color? = nil) {
    self.source = source
    self.size = size
    self.fit = fit
    self.tint = tint
  }
}
