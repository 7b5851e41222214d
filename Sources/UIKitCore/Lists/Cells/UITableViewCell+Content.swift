import Foundation

extension UITableViewCell {
  // MARK: Standard content

  final func makeTextLabel() -> UILabel? {
    if let textLabelStorage { return textLabelStorage }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textAlignment = .right
      label.textColor = tintColor
    }
    contentView.addSubview(label)
    textLabelStorage = label
    label.isHighlighted = isShownHighlighted
    setNeedsLayout()
    return label
  }

  final func makeDetailTextLabel() -> UILabel? {
    if let detailTextLabelStorage { return detailTextLabelStorage }
    guard style != .default else { return nil }
    let label = UILabel()
    switch style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .preferredFont(forTextStyle: .caption1)
    default: label.font = .preferredFont(forTextStyle: .body)
    }
    if style != .value2 { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    detailTextLabelStorage = label
    label.isHighlighted = isShownHighlighted
    setNeedsLayout()
    return label
  }

  final func makeImageView() -> UIImageView? {
    if let imageViewStorage { return imageViewStorage }
    let view = UIImageView()
    contentView.addSubview(view)
    imageViewStorage = view
    view.isHighlighted = isShownHighlighted
    setNeedsLayout()
    return view
  }

  final var hasStandardContent: Bool {
    textLabelStorage?.text?.isEmpty == false || detailTextLabelStorage?.text?.isEmpty == false
      || imageViewStorage?.image != nil
  }

  final var standardLayout: ListContentLayout {
    var layout = ListContentLayout()
    layout.margins = contentMargins
    layout.minimumHeight = minimumContentHeight
    layout.isSideBySide = style == .value1 || style == .value2
    layout.leadingColumn = style == .value2 ? 91 : nil
    layout.imageSize = imageViewStorage?.image?.size
    layout.text = textLabelStorage.flatMap { $0.hasText ? $0.measurer : nil }
    layout.secondaryText = detailTextLabelStorage.flatMap { $0.hasText ? $0.measurer : nil }
    return layout
  }

  final var minimumContentHeight: CGFloat {
    let look = UIApplication.look
    let height = separatorHeight
    return height > 0 ? look.height(ofLined: .row) - height : look.height(of: .row)
  }

  final func layoutStandardContent() {
    guard textLabelStorage != nil || detailTextLabelStorage != nil || imageViewStorage != nil
    else { return }
    let frames = standardLayout.frames(in: contentView.bounds)
    let room = contentView.bounds
    textLabelStorage?.frame = directed(frames.text, in: room)
    detailTextLabelStorage?.frame = directed(frames.secondaryText, in: room)
    imageViewStorage?.frame = directed(frames.image, in: room)
  }

  // MARK: Configuration

  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelectedStorage
    state.isHighlighted = isHighlightedStorage
    state.isFocused = isFocused
    state.isEditing = isEditingStorage
    state.isSwiped = swipe != nil
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track({ $0.setNeedsUpdateConfiguration() }) {
      let state = $0.configurationState
      $0.updateConfiguration(using: state)
      $0.configurationUpdateHandler?($0, state)
    }
  }

  final func updateConfigurations(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }

  final func contentConfigurationDidChange() {
    if let contentConfiguration {
      // Checking the class first avoids a conformance check, which is slow the first time.
      if !(contentView is CellContentView), let view = contentView as? any UIView & UIContentView,
        view.takes(contentConfiguration)
      {
        view.configuration = contentConfiguration
      } else {
        contentView = contentConfiguration.makeContentView()
      }
    } else if !(contentView is CellContentView), contentView is any UIContentView {
      contentView = CellContentView()
    }
    setNeedsLayout()
    tableView?.contentSizeMayHaveChanged(of: self)
  }

  final func contentViewDidChange(from old: UIView) {
    guard old !== contentView else { return }
    let index = subviewsStorage.firstIndex { $0 === old } ?? 0
    old.removeFromSuperview()
    textLabelStorage = nil
    detailTextLabelStorage = nil
    imageViewStorage = nil
    lastContentMargins = nil
    contentView.autoresizingMask = []
    contentView.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(contentView, at: index)
  }
}

extension UILabel {
  var hasText: Bool { text?.isEmpty == false }

  /// A closure that returns the size of the text for a width.
  var measurer: (CGFloat) -> CGSize {
    { [unowned self] in
      let size = sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, $0), height: size.height)
    }
  }
}
