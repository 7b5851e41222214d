import Foundation

extension UIButton {
  func makeTitleLabel() -> UILabel {
    if let titleLabelStorage { return titleLabelStorage }
    let label = UILabel()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.isAccessibilityElement = false
    titleLabelStorage = label
    addSubview(label)
    return label
  }

  func makeImageView() -> UIImageView {
    if let imageViewStorage { return imageViewStorage }
    let view = UIImageView()
    view.contentMode = .center
    imageViewStorage = view
    addSubview(view)
    return view
  }

  func makeContents() -> ButtonContents {
    configuration.map(contents(of:)) ?? contentsByState()
  }

  private func contentsByState() -> ButtonContents {
    var contents = ButtonContents()
    contents.title = currentAttributedTitle
    contents.plainTitle = menuTitle ?? currentTitle
    contents.titleColor = currentTitleColor
    contents.image = currentImage
    contents.imageTint = role == .destructive ? .systemRed : nil
    contents.symbolConfiguration = currentPreferredSymbolConfiguration
    contents.titleLineBreak = titleLabelStorage?.lineBreakMode ?? .byTruncatingMiddle
    contents.titleLines = titleLabelStorage?.numberOfLines ?? 1
    contents.insets = UIApplication.look.padding(contentEdgeInsets)
    return contents
  }

  /// The title of the selected menu element, if the menu determines the button's title.
  private var menuTitle: String? {
    guard changesSelectionAsPrimaryAction, let menu else { return nil }
    return (menu.selectedElements.first ?? menu.children.first)?.title
  }

  // MARK: Configuration

  private func contents(of configuration: Configuration) -> ButtonContents {
    var contents = ButtonContents()
    let foreground = foreground(of: configuration)
    contents.titleColor = foreground
    let title =
      menuTitle.map { AttributedString($0) } ?? configuration.attributedTitle
      ?? title(for: state).map { AttributedString($0) }
    let isBold = configuration.buttonSize == .large && configuration.style == .filled
    if let title, configuration.titleTextAttributesTransformer == nil, title.isPlain {
      // Foundation on Linux never frees the attributes of an attributed string, so create one only if it's
      // needed.
      contents.plainTitle = String(title.characters)
      contents.titleFont = font(for: configuration.buttonSize.textStyle, isBold: isBold)
    } else {
      contents.title =
        title.map {
          styled(
            $0, style: configuration.buttonSize.textStyle, isBold: isBold, color: foreground,
            transformer: configuration.titleTextAttributesTransformer)
        } ?? attributedTitle(for: state)
    }
    contents.subtitle = configuration.attributedSubtitle.map {
      styled(
        $0, style: configuration.buttonSize.subtitleStyle, isBold: false, color: foreground,
        transformer: configuration.subtitleTextAttributesTransformer)
    }
    contents.titleLineBreak = configuration.titleLineBreakMode
    let wraps = [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
    contents.titleLines = wraps ? 0 : 1
    contents.image = configuration.image ?? image(for: state)
    contents.imageTint = configuration.imageColorTransformer?(foreground) ?? foreground
    contents.symbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
      ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.textStyle)
    contents.showsIndicator = configuration.showsActivityIndicator
    contents.imagePlacement = configuration.imagePlacement
    contents.imagePadding = configuration.imagePadding
    contents.titlePadding = UIApplication.look.fine(configuration.titlePadding)
    contents.titleAlignment = configuration.titleAlignment
    contents.insets = insets(of: configuration)
    contents.box = box(of: configuration)
    return contents
  }

  private func styled(
    _ string: AttributedString, style: UIFont.TextStyle, isBold: Bool, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var defaults = AttributeContainer()
    defaults.font = font(for: style, isBold: isBold)
    defaults.foregroundColor = color
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes = defaults.merging(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      result.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: attributes.dictionary))
    }
    return result
  }

  private func font(for style: UIFont.TextStyle, isBold: Bool) -> UIFont {
    let base = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return isBold ? .systemFont(ofSize: base.pointSize, weight: .semibold) : base
  }

  private func foreground(of configuration: Configuration) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    let color: UIColor
    if let base = configuration.baseForegroundColor {
      color = base
    } else if configuration.style == .filled {
      color = .white
    } else {
      color = role == .destructive ? .systemRed : tintColor
    }
    return isHighlighted && UIApplication.look.isTranslucent
      ? color.withAlphaComponent(0.75) : color
  }

  private func box(of configuration: Configuration) -> StandardBox? {
    let background = configuration.background
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let base = configuration.baseBackgroundColor ?? tint
    var color: UIColor?
    if let own = background.backgroundColor {
      color = own
    } else if !isEnabled {
      color =
        configuration.style == .plain ? configuration.baseBackgroundColor : .tertiarySystemFill
    } else {
      let isChosen = isSelected && configuration.automaticallyUpdateForSelection
      switch configuration.style {
      case .plain:
        color =
          configuration.baseBackgroundColor ?? (isChosen ? tint.withAlphaComponent(0.18) : nil)
      case .gray:
        color =
          isChosen
          ? base.withAlphaComponent(0.18)
          : configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: color = isChosen ? base : base.withAlphaComponent(0.18)
      case .filled: color = base
      }
    }
    if let transformer = background.backgroundColorTransformer {
      color = transformer(color ?? tint)
    }
    if isHighlighted, UIApplication.look.isTranslucent {
      color = color.map { color in
        UIColor { traits in
          let fixed = color.resolvedColor(with: traits)
          return fixed.withAlphaComponent(fixed.cgColor.alpha * 0.75)
        }
      }
    }
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic, .medium: 5.95
      case .small: 4
      case .large: 8.75
      case .capsule: bounds.height / 2
      }
    return StandardBox(
      background: color, borderWidth: background.strokeWidth,
      borderColor: background.strokeWidth > 0 ? background.resolvedStrokeColor(for: tint) : nil,
      cornerRadius: radius)
  }

  private func insets(of configuration: Configuration) -> UIEdgeInsets {
    let own = configuration.contentInsets
    let insets = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    guard !configuration.hasOwnInsets else { return UIApplication.look.padding(insets) }
    let isPlain = configuration.style == .plain && configuration.background.backgroundColor == nil
    return UIApplication.look.buttonInsets(
      insets, isPlain: isPlain, isLarge: configuration.buttonSize == .large)
  }

  // MARK: Display

  func showContents() {
    let contents = contents
    let text = contents.title?.string ?? contents.plainTitle ?? ""
    if !text.isEmpty || titleLabelStorage != nil {
      let label = makeTitleLabel()
      label.isHidden = text.isEmpty
      label.textColor = contents.titleColor
      if let font = contents.titleFont { label.font = font }
      if configuration != nil {
        label.lineBreakMode = contents.titleLineBreak
        label.numberOfLines = contents.titleLines
        label.textAlignment = textAlignment
      }
      if let title = contents.title {
        label.attributedText = title
      } else {
        label.text = contents.plainTitle
      }
    }
    show(subtitle: contents.subtitle)
    if contents.image != nil || imageViewStorage != nil {
      let view = makeImageView()
      view.image = contents.image
      view.drawsTemplates = buttonType != .custom
      view.preferredSymbolConfiguration = contents.symbolConfiguration
      view.isHidden = contents.image == nil || contents.showsIndicator
      view.tintColor = contents.imageTint
    }
    showIndicator(contents)
    showBackground()
  }

  private var textAlignment: NSTextAlignment {
    switch contents.titleAlignment {
    case .leading: .natural
    case .trailing: .right
    case .center: .center
    case .automatic:
      contents.imagePlacement.isDisjoint(with: [.top, .bottom]) && contents.subtitle != nil
        ? .natural : .center
    }
  }

  private func show(subtitle: NSAttributedString?) {
    guard subtitle != nil || subtitleLabelStorage != nil else { return }
    let label = subtitleLabelStorage ?? UILabel()
    if subtitleLabelStorage == nil {
      subtitleLabelStorage = label
      label.isAccessibilityElement = false
      addSubview(label)
    }
    label.numberOfLines = 0
    label.textAlignment = textAlignment
    label.attributedText = subtitle
    label.isHidden = subtitle == nil
  }

  private func showIndicator(_ contents: ButtonContents) {
    guard contents.showsIndicator || indicatorStorage != nil else { return }
    let indicator = indicatorStorage ?? UIActivityIndicatorView(style: .medium)
    if indicatorStorage == nil {
      indicatorStorage = indicator
      addSubview(indicator)
    }
    let color = configuration?.activityIndicatorColorTransformer?(contents.titleColor)
    indicator.color = color ?? contents.titleColor
    if contents.showsIndicator { indicator.startAnimating() } else { indicator.stopAnimating() }
  }

  private func showBackground() {
    let image = currentBackgroundImage ?? configuration?.background.image
    guard image != nil || backgroundViewStorage != nil else { return }
    let view = backgroundViewStorage ?? UIImageView()
    if backgroundViewStorage == nil {
      backgroundViewStorage = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.isHidden = image == nil
  }
}

extension AttributedString {
  /// Whether the whole string has no attributes.
  fileprivate var isPlain: Bool { runs.allSatisfy { $0.attributes == AttributeContainer() } }
}
