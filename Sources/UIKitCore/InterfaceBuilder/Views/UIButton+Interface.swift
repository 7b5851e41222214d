import Foundation

extension UIButton.ButtonType: InterfaceValue {
  /// The type of a button, which is set at its creation.
  package static func read(_ name: String, of part: InterfacePart) -> Self? {
    switch part[name] {
    case "roundedRect", "system": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }
}

extension InterfacePart {
  func configure(_ button: UIButton) {
    configureControl(button)
    set("role", of: button, \.role)
    set("contentEdgeInsets", of: button, \.contentEdgeInsets)
    set("titleEdgeInsets", of: button, \.titleEdgeInsets)
    set("imageEdgeInsets", of: button, \.imageEdgeInsets)
    set("reversesTitleShadowWhenHighlighted", of: button, \.reversesTitleShadowWhenHighlighted)
    set("adjustsImageWhenHighlighted", of: button, \.adjustsImageWhenHighlighted)
    set("adjustsImageWhenDisabled", of: button, \.adjustsImageWhenDisabled)
    set("showsTouchWhenHighlighted", of: button, \.showsTouchWhenHighlighted)
    set("pointerInteraction", of: button, \.isPointerInteractionEnabled)
    set("changesSelectionAsPrimaryAction", of: button, \.changesSelectionAsPrimaryAction)
    if let label = button.titleLabel { set("fontDescription", of: label, \.font) }
    if let mode: NSLineBreakMode = value("lineBreakMode") {
      button.titleLabel?.lineBreakMode = mode
    }
    ignore("springLoaded")
    for child in element.children where child.name == "state" {
      child.setDeferred(false)
      part(child).configureState(of: button)
    }
    if let configuration = part("buttonConfiguration", key: "configuration") {
      button.configuration = configuration.buttonConfiguration
    }
  }

  private func configureState(of button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let state = element.key.flatMap({ states[$0] }) else { return }
    if let title: String = value("title") { button.setTitle(title, for: state) }
    if let title = attributedString("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
    if let color = color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    if let image = image("image") { button.setImage(image, for: state) }
    if let image = image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let configuration = part(
      "preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
    {
      button.setPreferredSymbolConfiguration(configuration.symbolConfiguration, forImageIn: state)
    }
  }

  private var buttonConfiguration: UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch self["style"] ?? "plain" {
    case "plain": configuration = .plain()
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    case "filled": configuration = .filled()
    case "borderless": configuration = .borderless()
    case "bordered": configuration = .bordered()
    case "borderedTinted": configuration = .borderedTinted()
    case "borderedProminent": configuration = .borderedProminent()
    case "glass": configuration = .glass()
    case "prominentGlass": configuration = .prominentGlass()
    case "clearGlass": configuration = .clearGlass()
    case "prominentClearGlass": configuration = .prominentClearGlass()
    case let style:
      warn("a button configuration of style \(style) is not known here")
      configuration = .plain()
    }
    if let title: String = value("title") { configuration.title = title }
    if let title = attributedString("attributedTitle") {
      configuration.attributedTitle = title.styledText
    }
    if let subtitle: String = value("subtitle") { configuration.subtitle = subtitle }
    if let image = image("image") { configuration.image = image }
    if let placement = self["imagePlacement"] {
      switch placement {
      case "top": configuration.imagePlacement = .top
      case "bottom": configuration.imagePlacement = .bottom
      case "trailing": configuration.imagePlacement = .trailing
      default: configuration.imagePlacement = .leading
      }
    }
    if let padding: CGFloat = value("imagePadding") { configuration.imagePadding = padding }
    if let padding: CGFloat = value("titlePadding") { configuration.titlePadding = padding }
    if let alignment: UIButton.Configuration.TitleAlignment = value("titleAlignment") {
      configuration.titleAlignment = alignment
    }
    if let style: UIButton.Configuration.CornerStyle = value("cornerStyle") {
      configuration.cornerStyle = style
    }
    if let size: UIButton.Configuration.Size = value("buttonSize") {
      configuration.buttonSize = size
    }
    if let mode: NSLineBreakMode = value("titleLineBreakMode") {
      configuration.titleLineBreakMode = mode
    }
    if let shows: Bool = value("showsActivityIndicator") {
      configuration.showsActivityIndicator = shows
    }
    if let insets: NSDirectionalEdgeInsets = value("contentInsets") {
      configuration.contentInsets = insets
    }
    if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let symbol = part(
      "preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage")
    {
      configuration.preferredSymbolConfigurationForImage = symbol.symbolConfiguration
    }
    if let background = part("backgroundConfiguration", key: "background") {
      if let color = background.color("backgroundColor") {
        configuration.background.backgroundColor = color
      }
      if let radius: CGFloat = background.value("cornerRadius") {
        configuration.background.cornerRadius = radius
      }
      if let color = background.color("strokeColor") {
        configuration.background.strokeColor = color
      }
      if let width: CGFloat = background.value("strokeWidth") {
        configuration.background.strokeWidth = width
      }
      if let image = background.image("image") { configuration.background.image = image }
    }
    if let font = font("titleFontDescription") {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    return configuration
  }
}
