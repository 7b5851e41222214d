package import DisplayInterface
package import Foundation

extension UIImage {
  package var symbolUIFont: UIFont { symbolUIFont(default: nil) }

  var symbolFont: Font { symbolUIFont.displayFont }

  /// Returns the font that determines a symbol's size: that of its own configuration, that of its view, or the
  /// body font.
  package func symbolUIFont(default view: SymbolConfiguration?) -> UIFont {
    let own = parts.symbolConfiguration
    let values = (view.map { $0.applying(own) } ?? own)?.values
    let base =
      if let size = values?.pointSize {
        size
      } else if let style = values?.textStyle {
        UIFont.preferredFont(forTextStyle: style).pointSize
      } else {
        CGFloat(17)
      }
    let factor: CGFloat =
      switch values?.scale ?? .default {
      case .small: 0.8
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    return UIFont.systemFont(
      ofSize: base * factor, weight: (values?.weight ?? .regular).fontWeight())
  }

  func symbolSize(_ name: String, font: Font) -> CGSize {
    let side = (font.size * 1.2).rounded(.up)
    let usual = CGSize(width: side, height: side)
    guard MainQueue.isCurrent else { return usual }
    return MainActor.assumeIsolated {
      let text = AppDisplay.current.text
      return text.size(ofSymbol: name, font: font) ?? text.size(ofUnknownSymbol: usual)
    }
  }

  /// Returns the size in a view with its own symbol configuration.
  package func size(in view: SymbolConfiguration?) -> CGSize {
    guard case .symbol(let name) = parts.source else { return size }
    return symbolSize(name, font: symbolUIFont(default: view).displayFont)
  }

  /// Returns the image in the form that displays use, or `nil` if there is nothing to display.
  ///
  /// - Parameters:
  ///   - tint: The color of a template image.
  ///   - drawsTemplates: Whether an image with the automatic rendering mode is a template.
  ///   - isMirrored: Whether the view's layout is from right to left, which flips images that ask for it and
  ///     directional symbols.
  package func displayImage(
    fit: Image.Fit, tint: UIColor, configuration: SymbolConfiguration? = nil,
    drawsTemplates: Bool = false, isMirrored: Bool = false, traits: UITraitCollection
  ) -> Image? {
    let resolved = resolved(with: traits)
    guard resolved === self else {
      return resolved.displayImage(
        fit: fit, tint: tint, configuration: configuration, drawsTemplates: drawsTemplates,
        isMirrored: isMirrored, traits: traits)
    }
    let isTemplate =
      switch renderingMode {
      case .automatic: drawsTemplates || isSymbolImage
      case .alwaysTemplate: true
      case .alwaysOriginal: false
      }
    let own = parts.tint ?? parts.symbolConfiguration?.values.colors.first
    let shown = isTemplate ? configuration?.values.colors.first ?? own ?? tint : own
    let color = (shown ?? (isSymbolImage ? .label : nil))?.displayColor(traits)
    switch parts.source {
    case .symbol(let name):
      let font = symbolUIFont(default: configuration).displayFont
      let shown = isMirrored ? Self.mirroredSymbol(name) : name
      return Image(
        source: .symbol(shown, font), size: symbolSize(name, font: font), fit: fit, tint: color)
    case .pixels:
      let isFlipped = isMirrored && flipsForRightToLeftLayoutDirection
      guard let image = (isFlipped ? withHorizontallyFlippedOrientation() : self).uprightImage
      else { return nil }
      return Image(
        source: .pixels(image.pixels, width: image.width, height: image.height), size: parts.size,
        fit: fit, tint: color)
    case .none:
      return nil
    }
  }

  /// Returns the symbol that a layout from right to left shows: chevrons and arrows that are named after the
  /// reading direction (`chevron.forward`) point the other way, those named after a side don't.
  package static func mirroredSymbol(_ name: String) -> String {
    guard name.hasPrefix("chevron.") || name.hasPrefix("arrow") else { return name }
    let opposites: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
    return name.split(separator: ".").map { opposites[$0] ?? $0 }.joined(separator: ".")
  }
}
