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
      UIApplication.shared.display.text.size(ofSymbol: name, font: font)
        ?? UIApplication.look.symbolSize(usual)
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
  package func displayImage(
    fit: Image.Fit, tint: UIColor, configuration: SymbolConfiguration? = nil,
    drawsTemplates: Bool = false, traits: UITraitCollection
  ) -> Image? {
    let resolved = resolved(with: traits)
    guard resolved === self else {
      return resolved.displayImage(
        fit: fit, tint: tint, configuration: configuration, drawsTemplates: drawsTemplates,
        traits: traits)
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
      return Image(
        source: .symbol(name, font), size: symbolSize(name, font: font), fit: fit, tint: color)
    case .pixels:
      guard let image = uprightImage else { return nil }
      return Image(
        source: .pixels(image.pixels, width: image.width, height: image.height), size: parts.size,
        fit: fit, tint: color)
    case .none:
      return nil
    }
  }
}

extension UIView.ContentMode {
  package var fit: Image.Fit {
    switch self {
    case .scaleToFill, .redraw: .fill
    case .scaleAspectFit: .aspectFit
    case .scaleAspectFill: .aspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
