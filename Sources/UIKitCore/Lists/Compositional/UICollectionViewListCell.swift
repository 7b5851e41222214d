public import Foundation

/// A cell that looks like a row of a table view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true

  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  /// A configuration for a cell without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private let separator = CellSeparatorView()

  private func accessoriesDidChange() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, $0.makeView()) }
    for (_, view) in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  private var list: (style: UITableView.Style, showsSeparators: Bool)? {
    guard let path, let collectionView,
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return nil }
    return layout.listStyle(ofSection: path.section)
  }

  private var showsSeparator: Bool {
    guard let list, list.showsSeparators, let path, let collectionView else { return false }
    let isLast = path.item == collectionView.numberOfItems(inSection: path.section) - 1
    return !(list.style == .insetGrouped && isLast)
  }

  private func contentRect(in bounds: CGRect) -> CGRect {
    let margin = InterfaceMetrics.listMargin
    var rect = bounds
    rect.origin.x += CGFloat(indentationLevel) * indentationWidth
    rect.size.width -= CGFloat(indentationLevel) * indentationWidth
    if showsSeparator, rect.height > InterfaceMetrics.hairline {
      rect.size.height -= InterfaceMetrics.hairline
    }
    let isEditing = collectionView?.isEditing ?? false
    var left = rect.minX
    var right = rect.maxX - margin
    var hasTrailing = false
    for (accessory, view) in accessoryViews {
      view.isHidden = !accessory.isShown(whileEditing: isEditing)
      guard !view.isHidden else { continue }
      var size = view.sizeThatFits(rect.size)
      if size == .zero { size = view.frame.size }
      if size == .zero { size = view.intrinsicContentSize }
      let step = InterfaceMetrics.grid?.height ?? 0.5
      let y = rect.minY + ((rect.height - size.height) / 2 / step).rounded(.down) * step
      if accessory.isLeading {
        view.frame = CGRect(x: left + margin, y: y, width: size.width, height: size.height)
        left += ListMetrics.editingControlWidth
      } else {
        view.frame = CGRect(x: right - size.width, y: y, width: size.width, height: size.height)
        right -= size.width + 8
        hasTrailing = true
      }
    }
    rect.origin.x = left
    rect.size.width = max(0, (hasTrailing ? right + 8 : rect.maxX) - left)
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentRect(in: bounds)
    if list?.style != .plain, list != nil, backgroundColor == nil, backgroundConfiguration == nil {
      backgroundColor = .secondarySystemGroupedBackground
    }
    guard showsSeparator else {
      separator.removeFromSuperview()
      return
    }
    if separator.superview == nil { addSubview(separator) }
    let margin = InterfaceMetrics.listMargin
    separator.frame = CGRect(
      x: margin, y: bounds.height - InterfaceMetrics.hairline,
      width: max(0, bounds.width - margin - ListMetrics.separatorEnd),
      height: InterfaceMetrics.hairline)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let width = layoutAttributes.frame.width
    let content = contentRect(in: CGRect(x: 0, y: 0, width: width, height: 1000))
    var height = contentView.systemLayoutSizeFitting(
      CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height <= 0 { height = ListMetrics.contentRow }
    if showsSeparator { height += InterfaceMetrics.hairline }
    preferred.frame.size.height = ListMetrics.snapped(height)
    setNeedsLayout()
    return preferred
  }
}
