import UIKitDiagnostics
import Foundation

extension UICollectionView {
  // MARK: Data

  package final func discardData() {
    isDataLoaded = false
    placeholders.removeAll()
    placeholderHandlers = [:]
    movement = nil
    initialAttributes = [:]
    needsNewElements = true
    dataGeneration += 1
    selection = []
    highlightedPath = nil
    invalidateLayout(everything: true, counts: true)
  }

  package final func loadDataIfNeeded() {
    guard !isDataLoaded else { return }
    isDataLoaded = true
    counts = currentCounts()
  }

  package final func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = 0..<DataStores.checked(dataSource.numberOfSections(in: self), "sections")
    return placeholders.counts(
      sections.map {
        DataStores.checked(
          dataSource.collectionView(self, numberOfItemsInSection: $0), "items",
          in: " in section \($0)")
      })
  }

  package final func contains(_ path: IndexPath) -> Bool {
    loadDataIfNeeded()
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: Layout

  package final func layoutDidBecomeInvalid() {
    isLayoutValid = false
    setNeedsLayout()
  }

  /// Called by the layout's `invalidateLayout(with:)`. Marks the layout as invalid, and applies the context's
  /// adjustments of the content size and the content offset.
  final func layoutDidBecomeInvalid(with context: UICollectionViewLayoutInvalidationContext) {
    layoutDidBecomeInvalid()
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if size != .zero {
      contentSize.width += size.width
      contentSize.height += size.height
    }
    if offset != .zero {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
  }

  /// Invalidates the layout.
  final func invalidateLayout(everything: Bool = false, counts: Bool = false) {
    layoutStorage.invalidateLayout(
      with: layoutStorage.makeInvalidationContext(everything: everything, counts: counts))
    layoutDidBecomeInvalid()
  }

  package final func replaceLayout(by layout: UICollectionViewLayout) {
    guard layout !== layoutStorage else { return }
    let former = layoutStorage
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    former.collectionView = nil
    layout.collectionView = self
    layoutStorage = layout
    invalidateLayout(everything: true)
    if isDataLoaded, !needsNewElements {
      prepareLayoutIfNeeded()
      settle()
    }
    former.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  package final func prepareLayoutIfNeeded() {
    loadDataIfNeeded()
    guard !isLayoutValid else { return }
    isLayoutValid = true
    layoutStorage.prepare()
    let size = layoutStorage.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Creates, places and removes cells and other elements for the visible area.
  package final func layoutElements() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadDataIfNeeded()
    if needsNewElements { recycleEverything() }
    let generation = dataGeneration
    // Self-sizing elements move others, which can make more elements visible.
    for _ in 0..<12 {
      prepareLayoutIfNeeded()
      let seen = bounds
      placeSectionScrollers()
      let elements = seen.isEmpty ? [] : layoutStorage.layoutAttributesForElements(in: seen) ?? []
      show(elements.filter { isVisible($0, in: seen) })
      guard generation == dataGeneration else { return }
      if isLayoutValid, bounds == seen { break }
    }
    if let backgroundView { backgroundView.frame = bounds }
  }

  /// Layouts may return more elements than they are asked for. Those without a size may get one when they are
  /// shown, and a transform may move an element into the area.
  private func isVisible(_ element: UICollectionViewLayoutAttributes, in area: CGRect) -> Bool {
    let frame = shownFrame(of: element)
    return frame.isEmpty || !CATransform3DIsIdentity(element.transform3D) || frame.overlaps(area)
  }

  private func show(_ elements: [UICollectionViewLayoutAttributes]) {
    let generation = dataGeneration
    var paths: Set<IndexPath> = []
    var keys: Set<ElementKey> = []
    for attributes in elements where !attributes.isHidden {
      switch attributes.representedElementCategory {
      case .cell: paths.insert(attributes.indexPath)
      default:
        keys.insert(
          ElementKey(
            kind: attributes.representedElementKind ?? "", path: attributes.indexPath))
      }
    }
    for path in cells.keys.filter({ !paths.contains($0) }) { endDisplay(at: path) }
    for key in supplementaries.keys.filter({ !keys.contains($0) }) { endDisplay(of: key) }
    var isChanged = false
    for attributes in elements.sorted(by: { $0.zIndex < $1.zIndex }) where !attributes.isHidden {
      if attributes.representedElementCategory == .cell {
        guard contains(attributes.indexPath) else { continue }
        isChanged = showCell(attributes) || isChanged
      } else {
        isChanged = showSupplementary(attributes) || isChanged
      }
      guard generation == dataGeneration else { return }
    }
    if movement == nil { arrange(elements) }
    if isChanged { isLayoutValid = false }
  }

  /// - Returns: `true` if the cell's own size changes the layout.
  private func showCell(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    let isNew = cells[path] == nil
    guard
      let cell = cells[path] ?? makeCell(at: path)
    else { return false }
    if isNew { install(cell, at: path) }
    hold(cell, attributes)
    if isNew {
      placeNew(cell, attributes, Self.key(of: path))
    } else {
      place(cell, movement?.lifted(attributes, in: layoutStorage) ?? attributes)
    }
    let isChanged = fit(cell, attributes)
    if isNew { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
    return isChanged
  }

  private func install(_ cell: UICollectionViewCell, at path: IndexPath) {
    if cell.collectionView === self, let former = cell.path, cells[former] === cell {
      cells[former] = nil
    }
    cells[path] = cell
    cell.collectionView = self
    cell.path = path
    cell.mayBeFocused = nil
    cell.isHidden = false
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = highlightedPath == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.updateConfigurationIfNeeded()
  }

  /// The number of views behind the cells: the background and the decorations.
  final var numberOfViewsBehindCells: Int {
    let first = backgroundView == nil ? 0 : 1
    guard layoutStorage.hasDecorations else { return first }
    let decorations = supplementaries.filter { layoutStorage.isDecoration($0.key.kind) }.values
    return first
      + subviewsStorage.dropFirst(first).prefix { view in decorations.contains { $0 === view } }
      .count
  }

  final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if CATransform3DIsAffine(attributes.transform3D) {
      if view.transform != attributes.transform { view.transform = attributes.transform }
    } else {
      view.transform3D = attributes.transform3D
    }
    let origin = (view.superview as? SectionScrollView)?.frame.origin ?? .zero
    if view.transform.isIdentity {
      let aside = (view as? UICollectionViewCell)?.swipe?.offset ?? 0
      let frame = attributes.frame.offsetBy(dx: aside - origin.x, dy: -origin.y)
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = attributes.size
      view.center = CGPoint(
        x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  private func showSupplementary(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let kind = attributes.representedElementKind ?? ""
    let key = ElementKey(kind: kind, path: attributes.indexPath)
    let isNew = supplementaries[key] == nil
    let isDecoration = attributes.representedElementCategory == .decorationView
    guard
      let view = supplementaries[key]
        ?? (isDecoration
          ? layoutStorage.makeDecoration(kind, frame: attributes.frame)
          : dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath))
    else { return false }
    supplementaries[key] = view
    view.collectionView = self
    view.path = attributes.indexPath
    view.isHidden = false
    if layoutStorage.scrollsAcross(attributes) {
      hold(view, attributes)
    } else if view.superview !== self {
      if isDecoration {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      } else {
        addSubview(view)
      }
    }
    if isNew { placeNew(view, attributes, key) } else { place(view, attributes) }
    let isChanged = fit(view, attributes)
    if isNew, !isDecoration {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    }
    return isChanged
  }

  /// Asks an element for its preferred attributes, if the layout accepts them.
  ///
  /// - Returns: `true` if they change the layout.
  private func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = layoutStorage
    let isMeasured = layout.isSelfSizing(attributes)
    guard isMeasured || !layout.measuresElements,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard isMeasured || preferred.frame != attributes.frame,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    if !isMeasured {
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
    // The delegate is called next, and may lay out the element.
    place(view, preferred)
    return true
  }

  // MARK: Leaving the visible area

  private func endDisplay(at path: IndexPath) {
    guard let cell = cells[path] else { return }
    // A cell that contains the first responder stays, even if it isn't visible.
    if let view = window?.firstResponder as? UIView, view.isDescendant(of: cell) { return }
    cells[path] = nil
    retire(cell, from: path)
  }

  package final func retire(_ cell: UICollectionViewCell, from path: IndexPath) {
    if cell.path == path { cell.path = nil }
    swipes.close(if: cell)
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    guard cell.path == nil else { return }
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      cellPool.put(cell, identifier: identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  package final func endDisplay(of key: ElementKey) {
    if let view = supplementaries.removeValue(forKey: key) { retire(view, key) }
  }

  final func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.path = nil
    guard let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    view.isHidden = true
    supplementaryPools[key.kind, default: ReusePool()].put(view, identifier: identifier)
  }

  private func recycleEverything() {
    needsNewElements = false
    let former = cells
    cells = [:]
    for path in former.keys.sorted() { retire(former[path]!, from: path) }
    for key in Array(supplementaries.keys) { endDisplay(of: key) }
  }

  // MARK: Reuse

  final func registerCell(_ cellClass: AnyClass?, identifier: String) {
    guard let cellClass else {
      cellMakers[identifier] = nil
      return
    }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      trap(
        "must pass a class of kind UICollectionViewCell, not \(cellClass), for \(identifier)")
    }
    register(
      cellMaker: { type.make(frame: .zero) as! UICollectionViewCell }, identifier: identifier)
  }

  /// Registers a closure that creates a cell from a nib or a storyboard's prototype.
  package final func register(cellMaker: (() -> UICollectionViewCell)?, identifier: String) {
    cellMakers[identifier] = cellMaker
  }

  final func registerSupplementary(_ viewClass: AnyClass?, kind: String, identifier: String) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      supplementaryMakers[kind]?[identifier] = nil
      return
    }
    register(
      supplementaryMaker: { type.make(frame: .zero) }, kind: kind, identifier: identifier)
  }

  package final func register(
    supplementaryMaker: (() -> UICollectionReusableView)?, kind: String, identifier: String
  ) {
    supplementaryMakers[kind, default: [:]][identifier] = supplementaryMaker
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let reconfiguring, reconfiguring.path == path,
      reconfiguring.cell.reuseIdentifier == identifier
    {
      return reconfiguring.cell
    }
    if let cell = cellPool.take(identifier: identifier) {
      cell.prepareForReuse()
      place(cell, at: path)
      return cell
    }
    guard let make = cellMakers[identifier] else {
      trap(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \
        \(identifier) - must register a nib or a class for the identifier or connect a prototype \
        cell in a storyboard
        """)
    }
    let cell = make()
    cell.reuseIdentifier = identifier
    place(cell, at: path)
    return cell
  }

  /// Sets the final size of the cell and its content view before the data source configures it.
  private func place(_ cell: UICollectionViewCell, at path: IndexPath) {
    (cell.collectionView, cell.path) = (self, path)
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    cell.frame = attributes.frame
    cell.contentView.frame = cell.bounds
  }

  final func dequeueSupplementary(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryPools[kind]?.take(identifier: identifier) {
      view.prepareForReuse()
      place(view, kind, at: path)
      return view
    }
    guard let make = supplementaryMakers[kind]?[identifier] else {
      trap(
        """
        could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a \
        nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    let view = make()
    view.reuseIdentifier = identifier
    place(view, kind, at: path)
    return view
  }

  /// Sets the place of a view, so that it can be configured for it.
  private func place(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath) {
    (view.collectionView, view.path, view.elementKind) = (self, path, kind)
  }
}
