public import Foundation

extension CGContext {
  /// Sets the color space in which ``setFillColor(_:)`` takes components, and the color to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fill = .black
    state.fillSpace = space
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.stroke = .black
    state.strokeSpace = space
  }

  /// - Parameter components: The components in the color space for filling, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fill = color
    }
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.stroke = color
    }
  }

  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColorSpace(CGColorSpace(.cmyk))
    setFillColor([cyan, magenta, yellow, black, alpha])
  }

  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColorSpace(CGColorSpace(.cmyk))
    setStrokeColor([cyan, magenta, yellow, black, alpha])
  }

  /// Fills with a pattern until another color is set.
  ///
  /// - Parameter components: For a pattern without colors, the components in the base of the color space for filling,
  ///   followed by alpha.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.fillPattern = PatternColor(pattern, components, state.fillSpace)
  }

  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.strokePattern = PatternColor(pattern, components, state.strokeSpace)
  }

  /// Sets the offset of patterns.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }
}

extension PatternColor {
  fileprivate init(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, _ space: CGColorSpace
  ) {
    self.pattern = pattern
    color =
      pattern.isColored
      ? nil : CGColor(colorSpace: space.baseColorSpace ?? space, components: components)
  }
}
