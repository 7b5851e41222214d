import UIKitDiagnostics
package import Foundation

extension UICollectionView {
  private var selectionMode: (isAllowed: Bool, isMultiple: Bool) {
    if isEditing {
      return (
        allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
        allowsMultipleSelectionDuringEditing
      )
    }
    return (allowsSelection || allowsMultipleSelection, allowsMultipleSelection)
  }

  package final func isSelectable(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  package final func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    if let cell = cells[path], cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  package final func select(
    _ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let path else {
      for path in selection { setSelected(false, at: path) }
      return
    }
    guard contains(path) else { return }
    if !selectionMode.isMultiple {
      for other in selection where other != path { setSelected(false, at: other) }
    }
    setSelected(true, at: path)
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  // MARK: By the user

  /// Performs the action of a tap on the item.
  @discardableResult
  package final func activateItem(at path: IndexPath) -> Bool {
    guard contains(path), highlight(path) else { return false }
    finishTap(path)
    return true
  }

  private func highlight(_ path: IndexPath) -> Bool {
    unhighlight()
    guard selectionMode.isAllowed,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    highlightedPath = path
    cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  package final func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func finishTap(_ path: IndexPath) {
    let isMultiple = selectionMode.isMultiple
    let deselects = isMultiple && selection.contains(path)
    let isAllowed =
      deselects
      ? delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      : delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    unhighlight()
    if let cell = cells[path] as? UICollectionViewListCell,
      cell.toggleOutlineByTap() || cell.presentMenuByTap()
    {
      return
    }
    guard isAllowed else { return }
    if deselects {
      setSelected(false, at: path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if !isMultiple {
      for other in selection.sorted() where other != path {
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: path)
    if let cell = cells[path] { cell.selectionSegue?.trigger(by: cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func touchedPath(_ touches: Set<UITouch>) -> IndexPath? {
    touches.first.flatMap { path(at: $0.location(in: self)) }
  }

  final func itemTouchesBegan(_ touches: Set<UITouch>) {
    guard let path = touchedPath(touches), touches.first?.misses(cells[path]) == false else {
      return
    }
    _ = highlight(path)
  }

  final func itemTouchesMoved(_ touches: Set<UITouch>) {
    if let path = highlightedPath, touchedPath(touches) != path { unhighlight() }
  }

  final func itemTouchesEnded(_ touches: Set<UITouch>) {
    guard let path = highlightedPath else { return }
    if touchedPath(touches) == path { finishTap(path) } else { unhighlight() }
  }

  // MARK: Places

  package final func path(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return layoutStorage.layoutAttributesForElements(in: spot)?
      .filter { $0.representedElementCategory == .cell && shownFrame(of: $0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Describes the existing sections or items, for a message about an invalid index path.
  private func room(at path: IndexPath) -> String {
    guard let section = path.first, counts.indices.contains(section) else {
      return "there are only \(counts.count) sections"
    }
    return "there are only \(counts[section]) items in section \(section)"
  }

  package final func scroll(
    to path: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    loadDataIfNeeded()
    require(
      contains(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when "
        + "\(room(at: path)). Collection view: \(self).")
    stopMotion()
    if animated, movesInFrames { return animateScroll(to: path, at: position) }
    let start = contentOffset
    for _ in 0..<8 {
      layoutElements()
      guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
      var target = offset(showing: frame, at: position)
      let scroller =
        layoutStorage.scrollsAcross(section: path.section)
        ? sectionScrollers[path.section] : nil
      let across = scroller?.offset(showing: scroller?.content(frame) ?? .zero, at: position).x
      if scroller != nil { target.x = contentOffset.x }
      if target == contentOffset, across == scroller?.contentOffset.x { break }
      contentOffset = target
      if let scroller, let across { scroller.contentOffset.x = across }
    }
    layoutElements()
    guard animated, contentOffset != start else { return }
    Turn.current.afterLayout { [weak self] in
      guard let self else { return }
      collectionDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func animateScroll(to path: IndexPath, at position: ScrollPosition) {
    layoutElements()
    let scroller =
      layoutStorage.scrollsAcross(section: path.section) ? sectionScrollers[path.section] : nil
    let start = contentOffset
    let target = { [unowned self] in
      guard contains(path), let frame = layoutAttributesForItem(at: path)?.frame else {
        return contentOffset
      }
      var target = offset(showing: frame, at: position)
      if scroller != nil { target.x = start.x }
      return target
    }
    if let scroller, let frame = layoutAttributesForItem(at: path)?.frame {
      let across = scroller.offset(showing: scroller.content(frame), at: position).x
      scroller.setContentOffset(CGPoint(x: across, y: scroller.contentOffset.y), animated: true)
    }
    guard target() != start else { return }
    animateContent(
      to: target,
      settling: { [unowned self] in
        if contains(path) { scroll(to: path, at: position, animated: false) }
      })
  }

  // MARK: Focus

  package final func canFocus(cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard selectionMode.isAllowed, isEditing ? allowsFocusDuringEditing : allowsFocus,
      contains(path)
    else { return false }
    if let known = cell.mayBeFocused { return known }
    let answer =
      delegate?.collectionView(self, canFocusItemAt: path) ?? isSelectable(at: path)
    cell.mayBeFocused = answer
    return answer
  }

  /// Returns the item that is `view`, or contains it.
  final func path(of view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).prefix { $0 !== self }.lazy
      .compactMap { ($0 as? UICollectionViewCell).flatMap(self.indexPath(for:)) }.first
  }

  /// Returns the nearest item in a direction, even if it isn't visible.
  final func nextItemFocus(from view: UIView, heading: FocusHeading) -> UIView? {
    guard let cell = view as? UICollectionViewCell, cell.collectionView === self,
      let path = cell.path, let place = layoutAttributesForItem(at: path)
    else { return nil }
    let origin = shownFrame(of: place)
    var area = bounds
    switch heading {
    case .up: area = area.offsetBy(dx: 0, dy: -bounds.height).union(area)
    case .down: area = area.offsetBy(dx: 0, dy: bounds.height).union(area)
    case .left: area = area.offsetBy(dx: -bounds.width, dy: 0).union(area)
    case .right: area = area.offsetBy(dx: bounds.width, dy: 0).union(area)
    case .next, .previous: return nil
    }
    let candidates = (layoutStorage.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.indexPath != path }
    let nearest = candidates.compactMap { attributes in
      distance(from: origin, to: shownFrame(of: attributes), heading).map {
        ($0, attributes.indexPath)
      }
    }.min { $0 < $1 }
    guard let target = nearest?.1 else { return nil }
    scroll(to: target, at: [], animated: false)
    guard let cell = cells[target], cell.canBecomeFocused else { return nil }
    if delegate?.collectionView(self, selectionFollowsFocusForItemAt: target)
      ?? selectionFollowsFocus
    {
      activateItem(at: target)
    }
    return cell
  }

  /// Returns the distance of `rect` in a direction, or `nil` if it isn't in that direction. A distance to the
  /// side counts more.
  private func distance(
    from origin: CGRect, to rect: CGRect, _ heading: FocusHeading
  ) -> CGFloat? {
    let along: CGFloat
    let aside: CGFloat
    switch heading {
    case .up: (along, aside) = (origin.minY - rect.maxY, abs(origin.midX - rect.midX))
    case .down: (along, aside) = (rect.minY - origin.maxY, abs(origin.midX - rect.midX))
    case .left: (along, aside) = (origin.minX - rect.maxX, abs(origin.midY - rect.midY))
    default: (along, aside) = (rect.minX - origin.maxX, abs(origin.midY - rect.midY))
    }
    guard along > -1 else { return nil }
    return max(0, along) + aside * 3
  }
}

extension UIScrollView {
  fileprivate func offset(
    showing frame: CGRect, at position: UICollectionView.ScrollPosition
  ) -> CGPoint {
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - room.width - inset.left
    }
    if position.isEmpty {
      if frame.minY < room.minY { offset.y = frame.minY - inset.top }
      if frame.maxY > room.maxY { offset.y = frame.maxY - room.height - inset.top }
      if frame.minX < room.minX { offset.x = frame.minX - inset.left }
      if frame.maxX > room.maxX { offset.x = frame.maxX - room.width - inset.left }
    }
    return clamped(snapped(offset))
  }
}
