public import Foundation

/// A cell that looks like a row of a table view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10 {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }
  open var indentsAccessories = true { willSet { checkThread() } }

  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] {
    willSet { checkThread() }
    didSet { accessoriesDidChange() }
  }

  /// A configuration for a cell without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private let separator = CellSeparatorView()

  private func accessoriesDidChange() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, $0.makeView()) }
    for (accessory, view) in accessoryViews {
      addSubview(view)
      if case .outline = accessory.kind, accessory.action == nil {
        (view as? CellSymbolView)?.onTap = { [weak self] _ in self?.toggleOutline() }
      }
    }
    showExpansion()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    showExpansion()
  }

  private func showExpansion() {
    for case (let accessory, let view as CellSymbolView) in accessoryViews {
      if case .outline = accessory.kind { view.symbol = isExpanded ? .expanded : .collapsed }
    }
  }

  // MARK: Outlines

  private func toggleOutline() {
    guard let path else { return }
    (collectionView?.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
  }

  /// Expands or collapses the item, where a tap anywhere in its cell does that.
  ///
  /// - Returns: Whether it does.
  package final func toggleOutlineByTap() -> Bool {
    for accessory in accessories {
      guard case .outline(let style) = accessory.kind, accessory.action == nil else { continue }
      guard style == .header || (style == .automatic && isHeader) else { continue }
      toggleOutline()
      return true
    }
    return false
  }

  private var isHeader: Bool {
    guard let path, path.item == 0,
      let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return false }
    return layout.hasHeaderItem(inSection: path.section)
  }

  private var list: (style: UITableView.Style, showsSeparators: Bool)? {
    guard let path, let collectionView,
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return nil }
    return layout.listStyle(ofSection: path.section)
  }

  private var separatorConfiguration: UIListSeparatorConfiguration? {
    guard let path,
      let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.listConfiguration(ofSection: path.section)
    else { return nil }
    return list.itemSeparatorHandler?(path, list.separatorConfiguration)
      ?? list.separatorConfiguration
  }

  /// Spans what the line below the row does.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let look = UIApplication.look
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: look.listMargin),
      guide.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: -look.separatorEnd),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: look.hairline.height),
    ])
    return guide
  }()

  private var showsSeparator: Bool {
    // The data may have lost the item that the cell shows until the collection view is laid out.
    guard let list, list.showsSeparators, let path, let collectionView,
      collectionView.contains(path)
    else { return false }
    switch separatorConfiguration?.bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic, nil: break
    }
    let isLast = path.item == collectionView.numberOfItems(inSection: path.section) - 1
    return !(list.style == .insetGrouped && isLast)
  }

  private func contentRect(in bounds: CGRect) -> CGRect {
    let look = UIApplication.look
    let margin = look.listMargin
    var rect = bounds
    rect.origin.x += CGFloat(indentationLevel) * indentationWidth
    rect.size.width -= CGFloat(indentationLevel) * indentationWidth
    if showsSeparator, rect.height > look.hairline.height {
      rect.size.height -= look.hairline.height
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
      let x = accessory.isLeading ? left + margin : right - size.width
      view.frame = look.centered(size, in: rect, x: x, to: .halfPoint)
      if accessory.isLeading {
        left += look.editingControlWidth
      } else {
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
    let look = UIApplication.look
    let height = look.hairline.height
    let configuration = separatorConfiguration
    let insets =
      configuration?.bottomSeparatorInsets ?? UIListSeparatorConfiguration.automaticInsets
    let isOwn = insets.leading < .greatestFiniteMagnitude
    let start = isOwn ? insets.leading : look.listMargin
    let end =
      insets.trailing < .greatestFiniteMagnitude ? insets.trailing : look.separatorEnd
    separator.frame = CGRect(
      x: start, y: bounds.height - height, width: max(0, bounds.width - start - end),
      height: height)
    if let color = configuration?.color { separator.color = color }
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
    let look = UIApplication.look
    if height <= 0 { height = look.contentRow }
    if showsSeparator { height += look.hairline.height }
    preferred.frame.size.height = look.snapped(height: height)
    setNeedsLayout()
    return preferred
  }
}
