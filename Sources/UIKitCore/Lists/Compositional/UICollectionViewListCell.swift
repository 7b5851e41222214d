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
  /// Whether accessories at the leading edge are indented too.
  open var indentsAccessories = true {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }

  /// The accessories next to the content. A cell can have one system accessory of each type.
  open var accessories: [UICellAccessory] = [] {
    willSet { checkThread() }
    didSet { accessoriesDidChange() }
  }

  /// Returns a configuration without content, for the cell's position in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let style = list?.style
    if elementKind == UICollectionView.elementKindSectionFooter {
      return style == .plain || style == nil ? .plainFooter() : .groupedFooter()
    }
    guard isHeader else { return .cell() }
    return switch style {
    case .insetGrouped where elementKind == nil: .prominentInsetGroupedHeader()
    case .grouped, .insetGrouped: .groupedHeader()
    default: .plainHeader()
    }
  }

  private let accessoryRow = CellAccessoryRow()
  /// Whether the list determines the background.
  private var hasGroupBackground = false
  private let separator = CellSeparatorView()

  private func accessoriesDidChange() {
    accessoryRow.show(accessories, in: self) { [weak self] in self?.toggleOutline() }
    showState()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func showState() {
    accessoryRow.update(isExpanded: isExpanded, isSelected: isSelected)
  }

  /// Presents the menu of the cell's pop-up accessory, after a tap anywhere in the cell.
  ///
  /// - Returns: `true` if the cell has such a menu.
  package final func presentMenuByTap() -> Bool {
    let isEditing = collectionView?.isEditing ?? false
    guard let (menu, source, changed) = accessoryRow.menu(whileEditing: isEditing) else {
      return false
    }
    MenuController.present(
      menu, from: source,
      chosen: { element in
        menu.choose(element)
        changed()
      })
    return true
  }

  // MARK: Outlines

  private func toggleOutline() {
    guard let path else { return }
    (collectionView?.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
  }

  /// Expands or collapses the item, if a tap anywhere in its cell does so.
  ///
  /// - Returns: `true` if the item was expanded or collapsed.
  package final func toggleOutlineByTap() -> Bool {
    for accessory in accessories {
      guard case .outline(let style) = accessory.kind, accessory.action == nil else { continue }
      guard style == .header || (style == .automatic && isHeader) else { continue }
      toggleOutline()
      return true
    }
    return false
  }

  private var isRow: Bool { elementKind == nil && !isHeader }

  private var isHeader: Bool {
    if elementKind == UICollectionView.elementKindSectionHeader { return true }
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

  /// The guide along which the separator below the row extends.
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
    // The data may have lost the displayed item before the collection view is laid out.
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
    let hairline = UIApplication.look.hairline.height
    var rect = bounds
    if showsSeparator, rect.height > hairline { rect.size.height -= hairline }
    let indent = CGFloat(indentationLevel) * indentationWidth
    rect = accessoryRow.place(
      in: rect, indent: indentsAccessories ? indent : 0,
      isEditing: collectionView?.isEditing ?? false)
    guard !indentsAccessories else { return rect }
    return CGRect(
      x: rect.minX + indent, y: rect.minY, width: max(0, rect.width - indent), height: rect.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = directed(contentRect(in: bounds))
    showGroup()
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
    separator.frame = directed(
      CGRect(
        x: start, y: bounds.height - height, width: max(0, bounds.width - start - end),
        height: height))
    if let color = configuration?.color { separator.color = color }
  }

  /// Sets the background of a row in a grouped list, and rounds the corners of an inset group.
  private func showGroup() {
    guard let list, list.style != .plain else { return }
    if backgroundColor == nil, backgroundConfiguration == nil, isRow {
      backgroundColor = .secondarySystemGroupedBackground
      hasGroupBackground = true
    } else if hasGroupBackground, !isRow {
      backgroundColor = nil
      hasGroupBackground = false
    }
    let radius = UIApplication.look.fine(10)
    guard list.style == .insetGrouped, radius > 0 else { return }
    layer.maskedCorners = groupCorners
    layer.cornerRadius = layer.maskedCorners.isEmpty ? 0 : radius
  }

  /// The corners of the group that belong to this row.
  private var groupCorners: CACornerMask {
    guard isRow, let path, let collectionView, collectionView.contains(path) else { return [] }
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    let first = layout?.hasHeaderItem(inSection: path.section) == true ? 1 : 0
    var corners: CACornerMask = []
    if path.item == first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.item == collectionView.numberOfItems(inSection: path.section) - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return corners
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
