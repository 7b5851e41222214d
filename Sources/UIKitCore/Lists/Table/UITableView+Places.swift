import UIKitDiagnostics
package import Foundation

extension UITableView {
  package final func rect(_ span: ListGeometry.Span, inset: CGFloat) -> CGRect {
    CGRect(
      x: inset, y: span.start, width: max(0, bounds.width - 2 * inset), height: span.length)
  }

  package final func rectOfSection(_ section: Int) -> CGRect {
    loadDataIfNeeded()
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    return rect(geometry.span(ofSection: section), inset: 0)
  }

  package final func rectOfHeader(_ section: Int) -> CGRect {
    loadDataIfNeeded()
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    return rect(
      geometry.span(ofHeader: section), inset: UIApplication.look.horizontalInset(style))
  }

  package final func rectOfFooter(_ section: Int) -> CGRect {
    loadDataIfNeeded()
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    return rect(
      geometry.span(ofFooter: section), inset: UIApplication.look.horizontalInset(style))
  }

  package final func contains(_ path: IndexPath) -> Bool {
    loadDataIfNeeded()
    return path.count == 2 && (0..<geometry.sectionCount).contains(path.section)
      && (0..<geometry.rowCount(inSection: path.section)).contains(path.row)
  }

  package final func rectOfRow(_ path: IndexPath) -> CGRect {
    guard contains(path) else { return .zero }
    return rect(
      geometry.span(ofRow: path.row, in: path.section),
      inset: UIApplication.look.horizontalInset(style))
  }

  package final func path(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    guard point.x >= 0, point.x < bounds.width, let (section, row) = geometry.row(at: point.y)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  package final func paths(in rect: CGRect) -> [IndexPath] {
    loadDataIfNeeded()
    var paths: [IndexPath] = []
    var position = geometry.firstRow(endingAfter: rect.minY)
    while let (section, row) = position,
      geometry.span(ofRow: row, in: section).start < rect.maxY
    {
      paths.append(IndexPath(row: row, section: section))
      position = geometry.row(after: row, in: section)
    }
    return paths
  }

  package final func visiblePaths() -> [IndexPath]? {
    if pending.contains(.layout) { layoutRows() }
    let bounds = bounds
    let paths = cells.keys.filter { path in
      let span = geometry.span(ofRow: path.row, in: path.section)
      return span.end > bounds.minY && span.start < bounds.maxY
    }
    return paths.isEmpty ? nil : paths.sorted()
  }

  // MARK: Scrolling

  package final func scroll(
    to path: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    guard contains(path) || path.isWholeSection(of: self) else {
      let isSection = (0..<numberOfSections).contains(path.section)
      let part =
        isSection
        ? "row (\(path.row)) when there are only \(numberOfRows(inSection: path.section)) rows in "
          + "section \(path.section)"
        : "section (\(path.section)) when there are only \(numberOfSections) sections"
      trap("Attempted to scroll the table view to an out-of-bounds \(part). Table view: \(self)")
    }
    stopMotion()
    if animated, movesInFrames { return animateScroll(to: path, at: position) }
    let start = contentOffset
    // Rows that become visible on the way get their exact heights, which moves the target.
    for _ in 0..<8 {
      layoutRows()
      let offset = self.offset(showing: path, at: position)
      if offset == contentOffset { break }
      contentOffset = offset
    }
    layoutRows()
    guard animated, contentOffset != start else { return }
    Turn.current.afterLayout { [weak self] in
      guard let self else { return }
      tableDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func animateScroll(to path: IndexPath, at position: ScrollPosition) {
    layoutRows()
    let target = offset(showing: path, at: position)
    guard target != contentOffset else { return }
    let position: ScrollPosition =
      position != .none ? position : target.y < contentOffset.y ? .top : .bottom
    animateContent(
      to: { [unowned self] in
        contains(path) || path.isWholeSection(of: self)
          ? offset(showing: path, at: position) : contentOffset
      },
      settling: { [unowned self] in
        if contains(path) { scroll(to: path, at: position, animated: false) }
      })
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let rect =
      path.row == NSNotFound ? rectOfHeader(path.section) : rectOfRow(path)
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    let header = style == .plain ? geometry.span(ofHeader: path.section).length : 0
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - inset.top - (path.row == NSNotFound ? 0 : header)
    case .middle: y = rect.midY - room.height / 2 - inset.top
    case .bottom: y = rect.maxY - room.height - inset.top
    case .none:
      if rect.minY - header < room.minY {
        y = rect.minY - header - inset.top
      } else if rect.maxY > room.maxY {
        y = rect.maxY - room.height - inset.top
      }
    }
    return clamped(snapped(CGPoint(x: contentOffset.x, y: y)))
  }
}

extension IndexPath {
  /// Whether the path refers to the section itself, because its row is `NSNotFound`.
  @MainActor fileprivate func isWholeSection(of tableView: UITableView) -> Bool {
    count == 2 && row == NSNotFound && (0..<tableView.numberOfSections).contains(section)
  }
}
