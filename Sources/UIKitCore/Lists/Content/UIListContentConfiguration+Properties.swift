public import Foundation

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform = .none
    public var showsExpansionTextWhenTruncated = false
    var isShownDisabled = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the displayed color.
    public func resolvedColor() -> UIColor {
      if isShownDisabled { return .tertiaryLabel }
      return colorTransformer?(color) ?? color
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.font == b.font && a.color == b.color && a.alignment == b.alignment
        && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines
        && a.transform == b.transform && a.isShownDisabled == b.isShownDisabled
        && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
        && a.minimumScaleFactor == b.minimumScaleFactor
        && (a.colorTransformer == nil) == (b.colorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }

    func transformed(_ string: String) -> String {
      switch transform {
      case .none: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case .capitalized: string.capitalized
      }
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// A value for the standard width or height of images.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of the image; `nil` for the view's tint color.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The maximum size; 0 in a dimension for no limit.
    public var maximumSize: CGSize = .zero
    /// The size reserved for the image; 0 in a dimension for the image's own size.
    public var reservedLayoutSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
        && a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
        && (a.tintColorTransformer == nil) == (b.tintColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}
