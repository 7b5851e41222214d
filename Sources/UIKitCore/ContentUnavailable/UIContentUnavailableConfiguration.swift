public import Foundation

/// The content of a screen without content of its own: an image, texts and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural = 1
  }

  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// 0 for any number of lines.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors = false
  }

  public struct ButtonProperties: Hashable {
    public var role: UIButton.Role = .normal
    /// Performed when the user taps the button.
    public nonisolated(unsafe) var primaryAction: UIAction?
    public nonisolated(unsafe) var menu: UIMenu?
    public var isEnabled = true
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public nonisolated(unsafe) var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  public var secondaryText: String?
  public nonisolated(unsafe) var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  public nonisolated(unsafe) var button = UIButton.Configuration.plain()
  public nonisolated(unsafe) var buttonProperties = ButtonProperties()
  public nonisolated(unsafe) var secondaryButton = UIButton.Configuration.plain()
  public nonisolated(unsafe) var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 16
  public nonisolated(unsafe) var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  private init() {}

  /// Creates an empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Creates a configuration for content that is loading, with an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .systemFont(ofSize: 15)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// Creates a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let state = state as? UIContentUnavailableConfigurationState,
      let searchText = state.searchText, text == "No Results", !searchText.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searchText)”"
    return configuration
  }
}
