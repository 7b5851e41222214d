import UIKitDiagnostics
package import Foundation

extension UITableView {
  package final func defaultHeightForRow() -> CGFloat {
    usesDefaults.insert(.rowHeight)
    return rowHeight
  }

  package final func defaultEstimatedHeightForRow() -> CGFloat {
    usesDefaults.insert(.estimatedRowHeight)
    return estimatedRowHeight
  }

  package final func defaultViewForHeader() -> UIView? {
    usesDefaults.insert(.headerView)
    return nil
  }

  package final func defaultViewForFooter() -> UIView? {
    usesDefaults.insert(.footerView)
    return nil
  }

  package final func discardData() {
    isDataLoaded = false
    placeholders.removeAll()
    placeholderHandlers = [:]
    needsNewCells = true
    dataGeneration += 1
    selection = []
    highlightedPath = nil
    prefetched = []
    setNeedsLayout()
  }

  package final func heightsDidChange() {
    usesDefaults = []
    guard isDataLoaded else { return }
    rebuildGeometry()
    for cell in cells.values { cell.setNeedsLayout() }
    updateSeparators()
    setNeedsLayout()
  }

  package final func loadDataIfNeeded() {
    guard !isDataLoaded else { return }
    isDataLoaded = true
    usesDefaults = []
    let generation = dataGeneration
    setGeometry(counts: currentCounts())
    // The app reloaded the data while the table view called it.
    if generation != dataGeneration { isDataLoaded = false }
  }

  private func rebuildGeometry() {
    setGeometry(counts: geometry.sections.map(\.rows.count))
  }

  private func setGeometry(counts: [Int]) {
    let origin = geometry.origin
    geometry = ListGeometry(sections: counts.indices.map { makeSection($0, rowCount: counts[$0]) })
    geometry.origin = origin
    takePlaceholderHeights()
    rowPlaces = nil
    settledRows = nil
  }

  package final func makeSection(_ section: Int, rowCount: Int) -> SectionGeometry {
    var result = SectionGeometry()
    result.rows = makeHeights(of: 0..<rowCount, in: section)
    (result.header, result.topPadding) = headerHeight(in: section)
    result.footer = footerHeight(in: section)
    return result
  }

  // MARK: Rows

  /// Returns the heights of rows as far as they are known before the rows are displayed.
  package final func makeHeights(of rows: Range<Int>, in section: Int) -> RowHeights {
    guard let first = rows.first else { return RowHeights() }
    let path = IndexPath(row: first, section: section)
    // Calling the delegate once reveals which methods it doesn't implement. Without them, all rows have the
    // same height.
    _ = specifiedHeight(at: path)
    let estimate = specifiedEstimate(at: path)
    let isUniform = usesDefaults.contains(.rowHeight) && rowHeight >= 0
    if isUniform { return RowHeights(count: rows.count, height: height(rowHeight, isExact: true)) }
    if usesDefaults.contains(.estimatedRowHeight),
      estimate != 0 || usesDefaults.contains(.rowHeight)
    {
      return RowHeights(count: rows.count, height: self.height(estimate: estimate))
    }
    return RowHeights(
      rows.lazy.map {
        (height: self.estimatedHeight(at: IndexPath(row: $0, section: section)), count: 1)
      })
  }

  private func estimatedHeight(at path: IndexPath) -> RowHeights.Height {
    let estimate = specifiedEstimate(at: path)
    guard estimate == 0 else { return height(estimate: estimate) }
    let specified = specifiedHeight(at: path)
    return specified >= 0 ? height(specified, isExact: true) : height(estimate: 0)
  }

  private func height(estimate: CGFloat) -> RowHeights.Height {
    if estimate > 0 { return height(estimate, isExact: false) }
    return height(rowHeight > 0 ? rowHeight : defaultRowHeight, isExact: false)
  }

  private func height(_ value: CGFloat, isExact: Bool) -> RowHeights.Height {
    RowHeights.Height(UIApplication.look.snapped(height: value), isExact: isExact)
  }

  /// The height of a row if neither the app nor its content determines it.
  package final var defaultRowHeight: CGFloat {
    let look = UIApplication.look
    return separatorStyle == .none ? look.height(of: .row) : look.height(ofLined: .row)
  }

  /// Returns the height that the app specifies for a row.
  package final func specifiedHeight(at path: IndexPath) -> CGFloat {
    if let height = placeholders.entry(at: path)?.height { return height }
    let height =
      delegate?.tableView(self, heightForRowAt: placeholders.dataPath(of: path))
      ?? defaultHeightForRow()
    return usesDefaults.contains(.rowHeight) ? height : checked(height, ofRow: path)
  }

  private func specifiedEstimate(at path: IndexPath) -> CGFloat {
    if let height = placeholders.entry(at: path)?.height, height > 0 { return height }
    let height =
      delegate?.tableView(self, estimatedHeightForRowAt: placeholders.dataPath(of: path))
      ?? defaultEstimatedHeightForRow()
    return usesDefaults.contains(.estimatedRowHeight) ? height : checked(height, ofRow: path)
  }

  private func checked(_ height: CGFloat, ofRow path: IndexPath) -> CGFloat {
    Self.checked(height, "table view row", "index path (\(path.nsDescription))")
  }

  /// Traps if a height is negative.
  package static func checked(_ height: CGFloat, _ part: String, _ place: String) -> CGFloat {
    require(
      height >= 0 || height == automaticDimension,
      "\(part) height must not be negative - provided height for \(place) is \(Double(height))")
    return height
  }
}
