public import Foundation

/// A smooth transition between colors that a function computes, along a line or between two circles.
public final class CGShading {
  private enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  private let shape: Shape
  private let gradient: CGGradient
  private let options: CGGradientDrawingOptions

  /// Creates a shading along a line.
  ///
  /// - Parameters:
  ///   - function: Returns the components in the color space and the alpha.
  ///   - extendStart: Whether the first color also fills the area before the start.
  ///   - extendEnd: Whether the last color also fills the area after the end.
  public init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    guard let gradient = Self.gradient(function, space) else { return nil }
    shape = .axial(start: start, end: end)
    self.gradient = gradient
    options = Self.options(extendStart, extendEnd)
  }

  /// Creates a shading between two circles.
  public init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard let gradient = Self.gradient(function, space) else { return nil }
    shape = .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius)
    self.gradient = gradient
    options = Self.options(extendStart, extendEnd)
  }

  private static func options(_ start: Bool, _ end: Bool) -> CGGradientDrawingOptions {
    var options: CGGradientDrawingOptions = []
    if start { options.insert(.drawsBeforeStartLocation) }
    if end { options.insert(.drawsAfterEndLocation) }
    return options
  }

  private static func gradient(_ function: CGFunction, _ space: CGColorSpace) -> CGGradient? {
    guard function.outputs > space.numberOfComponents else { return nil }
    let domain = function.firstDomain
    let locations = (0...255).map { CGFloat($0) / 255 }
    let colors = locations.compactMap { place in
      let input = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
      return CGColor(colorSpace: space, components: function.values(for: [input]))
    }
    return CGGradient(colorsSpace: space, colors: colors, locations: locations)
  }

  fileprivate func draw(in context: CGContext) {
    switch shape {
    case .axial(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let start, let startRadius, let end, let endRadius):
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: options)
    }
  }
}

extension CGContext {
  /// Fills the clipped area with a shading.
  public func drawShading(_ shading: CGShading) {
    shading.draw(in: self)
  }
}
