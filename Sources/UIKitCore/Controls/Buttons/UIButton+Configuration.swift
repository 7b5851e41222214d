public import Foundation

extension UIButton {
  /// The appearance of a button.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    package enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    package let style: Style

    private init(_ style: Style, cornerStyle: CornerStyle = .dynamic) {
      self.style = style
      self.cornerStyle = cornerStyle
    }

    public static func plain() -> Self { Self(.plain) }
    public static func tinted() -> Self { Self(.tinted) }
    public static func gray() -> Self { Self(.gray) }
    public static func filled() -> Self { Self(.filled) }
    public static func borderless() -> Self { Self(.plain) }
    public static func bordered() -> Self { Self(.gray) }
    public static func borderedTinted() -> Self { Self(.tinted) }
    public static func borderedProminent() -> Self { Self(.filled) }
    public static func glass() -> Self { Self(.gray, cornerStyle: .capsule) }
    public static func prominentGlass() -> Self { Self(.filled, cornerStyle: .capsule) }
    public static func clearGlass() -> Self { Self(.gray, cornerStyle: .capsule) }
    public static func prominentClearGlass() -> Self { Self(.filled, cornerStyle: .capsule) }

    // MARK: Background

    public var background: UIBackgroundConfiguration = {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = nil
      background.cornerRadius = 5.95
      return background
    }()
    public var cornerStyle: CornerStyle
    public var buttonSize: Size = .medium
    /// Has no effect.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// The color of text and image; `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives its background; `nil` for the tint color.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageReservation: CGFloat = 0
    /// The side of the title at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and text.
    public var imagePadding: CGFloat = 0
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator: Indicator = .automatic
    /// Has no effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Text

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: Insets

    private var ownInsets: NSDirectionalEdgeInsets?

    /// The distances between the edges of the button and its content. The default depends on the size and the
    /// display.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    package var hasOwnInsets: Bool { ownInsets != nil }

    /// Whether a selected button changes its appearance automatically.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration for the button's state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Self {
      var updated = self
      updated.state = button.state
      return updated
    }

    /// The button's state at the last update.
    package var state: UIControl.State = []

    // Closures can't be compared, but whether they are `nil` can.
    public static func == (a: Self, b: Self) -> Bool {
      a.style == b.style && a.background == b.background && a.cornerStyle == b.cornerStyle
        && a.buttonSize == b.buttonSize && a.baseForegroundColor == b.baseForegroundColor
        && a.baseBackgroundColor == b.baseBackgroundColor && a.image == b.image
        && a.preferredSymbolConfigurationForImage == b.preferredSymbolConfigurationForImage
        && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
        && a.imageReservation == b.imageReservation && a.indicator == b.indicator
        && a.showsActivityIndicator == b.showsActivityIndicator
        && a.attributedTitle == b.attributedTitle && a.attributedSubtitle == b.attributedSubtitle
        && a.titleLineBreakMode == b.titleLineBreakMode
        && a.subtitleLineBreakMode == b.subtitleLineBreakMode && a.titlePadding == b.titlePadding
        && a.titleAlignment == b.titleAlignment && a.ownInsets == b.ownInsets
        && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
        && a.state == b.state
        && (a.titleTextAttributesTransformer == nil) == (b.titleTextAttributesTransformer == nil)
        && (a.subtitleTextAttributesTransformer == nil)
          == (b.subtitleTextAttributesTransformer == nil)
        && (a.imageColorTransformer == nil) == (b.imageColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(attributedTitle)
      hasher.combine(baseForegroundColor)
      hasher.combine(state)
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 10)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  package var textStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  package var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
