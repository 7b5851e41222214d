import Foundation

extension UIButton {
  private var isVertical: Bool { !contents.imagePlacement.isDisjoint(with: [.top, .bottom]) }

  private var imageSize: CGSize {
    if contents.showsIndicator { return indicatorStorage?.intrinsicContentSize ?? .zero }
    guard let image = contents.image else { return .zero }
    return UIApplication.look.snapped(image.size(in: contents.symbolConfiguration))
  }

  /// The distance between image and text, if the button has both.
  private var gap: CGFloat {
    guard imageSize.width > 0, hasText else { return 0 }
    let (look, padding) = (UIApplication.look, contents.imagePadding)
    return isVertical ? look.fine(padding) : look.imagePadding(padding)
  }

  private var hasText: Bool {
    titleLabelStorage.map { !$0.isHidden } ?? false
      || subtitleLabelStorage.map { !$0.isHidden } ?? false
  }

  private func size(of label: UILabel?, within width: CGFloat) -> CGSize {
    guard let label, !label.isHidden else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func textSize(within width: CGFloat) -> CGSize {
    let title = size(of: titleLabelStorage, within: width)
    let subtitle = size(of: subtitleLabelStorage, within: width)
    let padding = title.height > 0 && subtitle.height > 0 ? contents.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private func contentSize(within width: CGFloat) -> CGSize {
    let image = imageSize
    if isVertical {
      let text = textSize(within: width)
      return CGSize(
        width: max(image.width, text.width), height: image.height + gap + text.height)
    }
    let text = textSize(within: max(1, width - image.width - gap))
    return CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  func fittingSize(width: CGFloat) -> CGSize {
    updateContentsIfNeeded()
    let insets = contents.insets
    var size = contentSize(within: max(1, width - insets.left - insets.right))
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    let look = UIApplication.look
    if configuration == nil, hasText {
      if contentEdgeInsets.top + contentEdgeInsets.bottom == 0 { size.height += look.fine(12) }
      if buttonType == .system { size.width = max(size.width, look.fine(30)) }
    }
    return look.buttonSize(size)
  }

  /// Returns the space for the content. A button that is too small reduces its insets to keep its content.
  func fittedInsets(in bounds: CGRect) -> CGRect {
    var insets = contents.insets
    let size = contentSize(within: max(1, bounds.width - insets.left - insets.right))
    let vertical = insets.top + insets.bottom
    if vertical > 0, bounds.height < size.height + vertical {
      let factor = max(0, bounds.height - size.height) / vertical
      insets.top *= factor
      insets.bottom *= factor
    }
    let horizontal = insets.left + insets.right
    if horizontal > 0, bounds.width < size.width + horizontal {
      let factor = max(0, bounds.width - size.width) / horizontal
      insets.left *= factor
      insets.right *= factor
    }
    return bounds.inset(by: insets)
  }

  func layoutParts() {
    let look = UIApplication.look
    backgroundViewStorage?.frame = backgroundRect(forBounds: bounds)
    let room = contentRect(forBounds: backgroundRect(forBounds: bounds))
    let rects = partRects(in: room)
    imageViewStorage?.frame = look.aligned(imageRect(forContentRect: room))
    indicatorStorage?.frame = look.aligned(rects.image)
    if let label = subtitleLabelStorage, !label.isHidden {
      titleLabelStorage?.frame = look.aligned(rects.title)
      label.frame = look.aligned(rects.subtitle)
    } else {
      titleLabelStorage?.frame = look.aligned(titleRect(forContentRect: room))
    }
  }

  /// Returns the frames of image and texts in the space for the content.
  func partRects(in room: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    updateContentsIfNeeded()
    let image = imageSize
    let gap = gap
    let textWidth = isVertical ? room.width : max(0, room.width - image.width - gap)
    var text = textSize(within: max(textWidth, 1))
    text.width = min(text.width, max(textWidth, 0))
    let size =
      isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    let block = place(size, in: room)
    if contentHorizontalAlignment == .fill, !isVertical { text.width = textWidth }

    var imageRect = CGRect(origin: block.origin, size: image)
    var textRect = CGRect(origin: block.origin, size: text)
    if isVertical {
      let isAbove = contents.imagePlacement.contains(.top)
      imageRect.origin.x += (size.width - image.width) / 2
      imageRect.origin.y += isAbove ? 0 : text.height + gap
      textRect.origin.x += (size.width - text.width) / 2
      textRect.origin.y += isAbove ? image.height + gap : 0
    } else {
      let isLeft = contents.imagePlacement.contains(.trailing) == isRightToLeft
      imageRect.origin.x += isLeft ? 0 : text.width + gap
      imageRect.origin.y += ((size.height - image.height) / 2).rounded(.down)
      textRect.origin.x += isLeft ? image.width + gap : 0
      textRect.origin.y += ((size.height - text.height) / 2).rounded(.down)
    }
    if configuration == nil {
      imageRect = imageRect.shifted(by: imageEdgeInsets)
      textRect = textRect.shifted(by: titleEdgeInsets)
    }
    return divided(textRect, image: imageRect)
  }

  private func divided(_ text: CGRect, image: CGRect) -> (CGRect, CGRect, CGRect) {
    guard let label = subtitleLabelStorage, !label.isHidden else { return (image, text, .zero) }
    let title = size(of: titleLabelStorage, within: max(text.width, 1))
    let subtitle = size(of: label, within: max(text.width, 1))
    return (
      image, CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height),
      CGRect(
        x: text.minX, y: text.maxY - subtitle.height, width: text.width, height: subtitle.height)
    )
  }

  /// Places a block of content according to the control's alignment.
  private func place(_ size: CGSize, in room: CGRect) -> CGRect {
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - size.width
      case .center: room.minX + (room.width - size.width) / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - size.height
      case .center, .fill: room.minY + (room.height - size.height) / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

extension CGRect {
  /// Moves a part by edge insets as a button does: by half of the difference between opposite insets.
  @MainActor fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    let look = UIApplication.look
    return offsetBy(
      dx: look.fine((insets.left - insets.right) / 2),
      dy: look.fine((insets.top - insets.bottom) / 2))
  }
}
