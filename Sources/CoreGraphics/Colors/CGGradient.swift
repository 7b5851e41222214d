public import Foundation

/// A smooth transition between colors.
public final class CGGradient: Sendable {
  package let stops: [(location: CGFloat, color: CGColor)]

  /// - Parameters:
  ///   - colors: Of type `CGColor`.
  ///   - locations: From 0 to 1, one for each color; `nil` for equal distances.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.indices.map { index in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return (locations?[index] ?? even, colors[index])
    }.sorted { $0.location < $1.location }
  }

  /// - Parameter components: For each color its components in the color space, followed by alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
