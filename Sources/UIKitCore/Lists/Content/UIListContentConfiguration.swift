public import Foundation

/// The content of a row with an image and two texts.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text that replaces ``text``.
  public nonisolated(unsafe) var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public nonisolated(unsafe) var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes along which the superview's margins apply if they are larger than the content's own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text is next to the first one if there is space.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = UIApplication.look.listImagePadding
  public var textToSecondaryTextHorizontalPadding: CGFloat = UIApplication.look.listTextPadding
    .width
  public var textToSecondaryTextVerticalPadding: CGFloat = UIApplication.look.listTextPadding.height
  public var alpha: CGFloat = 1
  var isHeaderOrFooter = false

  init(
    _ style: UIFont.TextStyle, color: UIColor = .label, secondary: UIFont.TextStyle = .caption1,
    secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    let look = UIApplication.look
    let margin = look.listMargin
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: look.rowPadding, leading: margin, bottom: look.rowPadding,
      trailing: margin)
  }

  private static func header(
    _ style: UIFont.TextStyle, color: UIColor
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(style, color: color)
    configuration.isHeaderOrFooter = true
    configuration.textProperties.numberOfLines = 0
    configuration.directionalLayoutMargins.top = UIApplication.look.rowPadding / 2
    configuration.directionalLayoutMargins.bottom = UIApplication.look.rowPadding / 2
    return configuration
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body)
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.body, secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    header(.headline, color: .label)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    header(.subheadline, color: .secondaryLabel)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    header(.footnote, color: .secondaryLabel)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(.footnote, color: .secondaryLabel)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.headline, color: .label)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.title3, color: .label)
  }

  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the colors of standard content in a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var configuration = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    configuration.textProperties.isShownDisabled = isDisabled
    configuration.secondaryTextProperties.isShownDisabled = isDisabled
    return configuration
  }
}
