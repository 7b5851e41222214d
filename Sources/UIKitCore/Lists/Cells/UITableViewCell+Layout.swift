import DisplayInterface
import Foundation

extension UITableViewCell {
  /// The height that the separator occupies below the content.
  final var separatorHeight: CGFloat {
    guard let separator, !separator.isHidden else { return 0 }
    return UIApplication.look.hairline.height
  }

  private var accessory: UIView? {
    if isEditingStorage {
      if let editingAccessoryView { return editingAccessoryView }
      return editingAccessoryType == .none ? nil : standardAccessory
    }
    return accessoryView ?? (accessoryType == .none ? nil : standardAccessory)
  }

  private var shownAccessoryType: AccessoryType {
    isEditingStorage ? editingAccessoryType : accessoryType
  }

  /// The margins of the content within the content view.
  final var contentMargins: UIEdgeInsets {
    let hasAccessory = accessory != nil || showsReorder
    let look = UIApplication.look
    let margin = look.listMargin
    return UIEdgeInsets(
      top: look.rowPadding, left: margin + CGFloat(indentationLevel) * indentationWidth,
      bottom: look.rowPadding, right: hasAccessory ? 8 : margin)
  }

  final var showsReorder: Bool { isEditingStorage && showsReorderControl && canBeMoved }

  private var showsEditingControl: Bool {
    isEditingStorage && (showsMultipleSelection || editingStyle != .none)
  }

  private struct Parts {
    var content = CGRect.zero
    var accessory: CGRect?
    var secondAccessory: CGRect?
    var control: CGRect?
    var reorder: CGRect?
  }

  private func parts(in bounds: CGRect) -> Parts {
    let look = UIApplication.look
    var parts = Parts()
    var content = bounds
    let inner = bounds.height - separatorHeight
    content.size.height = inner > 0 ? inner : bounds.height
    if tableView?.insetsContentViewsToSafeArea ?? true {
      let area = directed(safeAreaInsets)
      content = content.inset(
        by: UIEdgeInsets(top: 0, left: area.left, bottom: 0, right: area.right))
    }
    func centred(_ size: CGSize, x: CGFloat) -> CGRect {
      look.centered(size, in: content, x: x)
    }
    let margin = look.listMargin
    if showsEditingControl, shouldIndentWhileEditing || showsMultipleSelection {
      let width = look.editingControlWidth
      let size = editingControl?.intrinsicContentSize ?? .zero
      parts.control = centred(size, x: content.minX + margin)
      content.origin.x += width
      content.size.width -= width
    }
    var right = content.maxX - margin
    if showsReorder, let size = reorderControl?.intrinsicContentSize {
      parts.reorder = centred(size, x: right - size.width)
      right -= size.width + 8
    }
    if let accessory {
      var size = accessory.frame.size
      if size == .zero || accessory is CellSymbolView {
        let fitting = accessory.sizeThatFits(CGSize(width: content.width, height: content.height))
        size = fitting == .zero ? accessory.intrinsicContentSize : fitting
      }
      parts.accessory = centred(size, x: right - size.width)
      right -= size.width
      if shownAccessoryType == .detailDisclosureButton, accessory === standardAccessory,
        let size = secondAccessory?.intrinsicContentSize
      {
        right -= 8
        parts.secondAccessory = centred(size, x: right - size.width)
        right -= size.width
      }
    }
    if parts.accessory != nil || parts.reorder != nil {
      content.size.width = max(0, right - content.minX)
    }
    parts.content = content
    return parts
  }

  final func layoutParts() {
    installControls()
    let parts = parts(in: bounds)
    takeContentMargins()
    contentView.frame = directed(parts.content)
    if let rect = parts.accessory { accessory?.frame = directed(rect) }
    if let rect = parts.secondAccessory { secondAccessory?.frame = directed(rect) }
    if let rect = parts.control { editingControl?.frame = directed(rect) }
    if let rect = parts.reorder { reorderControl?.frame = directed(rect) }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    configuredBackground?.place(in: bounds)
    layoutStandardContent()
    if let separator, !separator.isHidden {
      let look = UIApplication.look
      let height = look.hairline.height
      let inset = separatorInset
      let isCovered = look.lineRoom > 0 && bounds.height <= look.lineRoom
      separator.frame =
        isCovered
        ? .zero
        : directed(
          CGRect(
            x: inset.left, y: bounds.height - height,
            width: max(0, bounds.width - inset.left - inset.right), height: height))
    }
  }

  /// Updates the content view's margins unless the app has set them.
  private func takeContentMargins() {
    guard !(contentView is any UIContentView) else { return }
    guard contentView.insets?.margins == lastContentMargins else { return }
    let margins = directed(contentMargins)
    lastContentMargins = margins
    contentView.setLayoutMargins(margins)
  }

  /// Returns the smallest height for a width, including the parts around the content.
  final func fittingSize(width: CGFloat) -> CGSize {
    installControls()
    takeContentMargins()
    let content = parts(in: CGRect(x: 0, y: 0, width: width, height: 1000)).content
    var height: CGFloat
    if hasStandardContent {
      height = standardLayout.height(for: content.width)
    } else {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      // Content without a height gets the height of a row.
      if height <= 0 { height = minimumContentHeight }
    }
    return CGSize(width: width, height: height + separatorHeight)
  }
}
