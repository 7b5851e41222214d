package import Foundation

extension UITableView {
  // MARK: Heights

  /// Returns the height of a section's header as far as it's known before it is displayed, and the padding
  /// above it.
  package final func headerHeight(in section: Int) -> (RowHeights.Height, CGFloat) {
    let specified =
      (delegate?.tableView(self, heightForHeaderInSection: section)).map {
        $0 == sectionHeaderHeight
          ? $0 : Self.checked($0, "section header", "section \(section)")
      } ?? sectionHeaderHeight
    let isFirst = section == 0
    let height = sectionPartHeight(
      specified, isOwn: specified == sectionHeaderHeight,
      hasTitle: { self.headerTitle(in: section) != nil },
      mayHaveView: delegate != nil && !usesDefaults.contains(.headerView),
      estimate: {
        self.delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? 0
      },
      titled: UIApplication.look.titledHeader(style, isFirst: isFirst),
      empty: UIApplication.look.emptyHeader(style, isFirst: isFirst))
    return (height, topPadding(above: height.value))
  }

  private func topPadding(above header: CGFloat) -> CGFloat {
    guard style == .plain, header > 0 else { return 0 }
    return sectionHeaderTopPadding >= 0
      ? UIApplication.look.snapped(height: sectionHeaderTopPadding)
      : UIApplication.look.headerTopPadding(style)
  }

  package final func footerHeight(in section: Int) -> RowHeights.Height {
    let specified =
      (delegate?.tableView(self, heightForFooterInSection: section)).map {
        $0 == sectionFooterHeight
          ? $0 : Self.checked($0, "section footer", "section \(section)")
      } ?? sectionFooterHeight
    return sectionPartHeight(
      specified, isOwn: specified == sectionFooterHeight,
      hasTitle: { self.footerTitle(in: section) != nil },
      mayHaveView: delegate != nil && !usesDefaults.contains(.footerView),
      estimate: {
        self.delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? 0
      },
      titled: UIApplication.look.titledFooter(style), empty: UIApplication.look.emptyFooter(style))
  }

  private func sectionPartHeight(
    _ specified: CGFloat, isOwn: Bool, hasTitle: () -> Bool, mayHaveView: Bool,
    estimate: () -> CGFloat, titled: CGFloat, empty: CGFloat
  ) -> RowHeights.Height {
    // In a grouped list, 0 means the standard gap, and the smallest positive number removes it.
    if specified > 0 || (specified == 0 && style == .plain) {
      let height = specified < 0.5 ? 0 : UIApplication.look.snapped(height: specified)
      // Interface Builder writes a height for the headers of grouped tables. It must not clip titles.
      if style != .plain, isOwn, hasTitle() {
        return RowHeights.Height(max(height, titled), isExact: false)
      }
      // In a plain list, the table's own height applies only to sections with a header.
      guard style == .plain, isOwn, height > 0, !hasTitle() else {
        return RowHeights.Height(height, isExact: true)
      }
      return RowHeights.Height(mayHaveView ? height : 0, isExact: !mayHaveView)
    }
    if specified < 0, hasTitle() { return RowHeights.Height(titled, isExact: false) }
    guard specified < 0, mayHaveView else { return RowHeights.Height(empty, isExact: true) }
    // Only calling the delegate reveals whether it has a view.
    let estimate = estimate()
    return RowHeights.Height(
      estimate > 0 ? UIApplication.look.snapped(height: estimate) : empty, isExact: false)
  }

  private func headerTitle(in section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  private func footerTitle(in section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  // MARK: Views

  package final func bringInHeadersAndFooters(_ rect: CGRect) {
    let generation = dataGeneration
    let first = geometry.section(at: rect.minY) ?? 0
    var section = first
    while section < geometry.sectionCount, geometry.span(ofSection: section).start < rect.maxY {
      showHeader(in: section)
      guard generation == dataGeneration else { return }
      showFooter(in: section)
      guard generation == dataGeneration else { return }
      section += 1
    }
    let shown = first..<section
    sectionsWithoutHeader.removeAll { !shown.contains($0) }
    sectionsWithoutFooter.removeAll { !shown.contains($0) }
    for section in headers.keys.filter({ !shown.contains($0) }) { endHeader(in: section) }
    for section in footers.keys.filter({ !shown.contains($0) }) { endFooter(in: section) }
  }

  private func showHeader(in section: Int) {
    let height = geometry.sections[section].header
    guard headers[section] == nil || !height.isExact, !sectionsWithoutHeader.contains(section),
      height != RowHeights.Height(0, isExact: true)
    else { return }
    let view =
      headers[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(headerTitle(in: section), isFooter: false)
    guard let view else {
      sectionsWithoutHeader.append(section)
      let empty = UIApplication.look.emptyHeader(style, isFirst: section == 0)
      if !height.isExact { setHeader(RowHeights.Height(empty, isExact: true), in: section) }
      return
    }
    let isNew = headers[section] == nil
    headers[section] = view
    if isNew { addSectionView(view) }
    if !height.isExact {
      let measured = measure(
        view, titled: UIApplication.look.titledHeader(style, isFirst: section == 0),
        specified: delegate?.tableView(self, heightForHeaderInSection: section))
      setHeader(
        RowHeights.Height(UIApplication.look.snapped(height: measured), isExact: true), in: section)
    }
    if isNew { delegate?.tableView(self, willDisplayHeaderView: view, forSection: section) }
  }

  private func setHeader(_ height: RowHeights.Height, in section: Int) {
    geometry.setHeader(height, topPadding: topPadding(above: height.value), in: section)
  }

  private func showFooter(in section: Int) {
    let height = geometry.sections[section].footer
    guard footers[section] == nil || !height.isExact, !sectionsWithoutFooter.contains(section),
      height != RowHeights.Height(0, isExact: true)
    else { return }
    let view =
      footers[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(footerTitle(in: section), isFooter: true)
    guard let view else {
      sectionsWithoutFooter.append(section)
      if !height.isExact {
        geometry.setFooter(
          RowHeights.Height(UIApplication.look.emptyFooter(style), isExact: true), in: section)
      }
      return
    }
    let isNew = footers[section] == nil
    footers[section] = view
    if isNew { addSectionView(view) }
    if !height.isExact {
      let measured = measure(
        view, titled: UIApplication.look.titledFooter(style),
        specified: delegate?.tableView(self, heightForFooterInSection: section))
      geometry.setFooter(
        RowHeights.Height(UIApplication.look.snapped(height: measured), isExact: true), in: section)
    }
    if isNew { delegate?.tableView(self, willDisplayFooterView: view, forSection: section) }
  }

  private func addSectionView(_ view: UIView) {
    view.isHidden = false
    (view as? UITableViewHeaderFooterView)?.tableView = self
    if view.superview !== self { addSubview(view) }
    view.frame.size.width = rowWidth
  }

  private func measure(_ view: UIView, titled: CGFloat, specified: CGFloat?) -> CGFloat {
    if let specified, specified > 0, style == .plain { return specified }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(
      fitting > 0 ? fitting : view.frame.height, view.isTitled ? max(titled, specified ?? 0) : 0)
  }

  private func titleView(_ title: String?, isFooter: Bool) -> UIView? {
    guard let title else { return nil }
    let identifier = isFooter ? "UIKit.TitleFooter" : "UIKit.TitleHeader"
    let view =
      headerFooterPool.take(identifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.takeTitle(title, style: style, isFooter: isFooter)
    return view
  }

  private func endHeader(in section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    retireSectionView(view)
  }

  private func endFooter(in section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    retireSectionView(view)
  }

  package final func retireSectionView(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      view.isHidden = true
      headerFooterPool.put(view, identifier: identifier)
    } else {
      view.removeFromSuperview()
    }
  }

  package final func recycleHeadersAndFooters() {
    sectionsWithoutHeader = []
    sectionsWithoutFooter = []
    for section in headers.keys.sorted() { endHeader(in: section) }
    for section in footers.keys.sorted() { endFooter(in: section) }
  }

  // MARK: Placing

  /// In a plain list, the header of the topmost visible section and the footer of the lowest one stay visible.
  package final func placeHeadersAndFooters() {
    let room = bounds.inset(by: adjustedContentInset)
    for (section, view) in headers {
      var rect = rectOfHeader(section)
      if style == .plain {
        let end = geometry.span(ofFooter: section).start
        rect.origin.y = max(rect.minY, min(room.minY, end - rect.height))
      }
      if view.frame != rect { view.frame = rect }
    }
    for (section, view) in footers {
      var rect = rectOfFooter(section)
      if style == .plain {
        let start = geometry.span(ofHeader: section).end
        rect.origin.y = min(rect.minY, max(room.maxY - rect.height, start))
      }
      if view.frame != rect { view.frame = rect }
    }
  }

  package final func placeTableHeader() {
    var height: CGFloat = 0
    if let header = tableHeaderView {
      height = UIApplication.look.snapped(height: header.frame.height)
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      if header.frame != frame { header.frame = frame }
    }
    geometry.origin = height
  }

  package final func placeTableFooter() {
    guard let footer = tableFooterView else { return }
    let frame = CGRect(
      x: 0, y: geometry.end, width: bounds.width,
      height: UIApplication.look.snapped(height: footer.frame.height))
    if footer.frame != frame { footer.frame = frame }
  }

  package final func accessoryDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    placeTableHeader()
    setNeedsLayout()
  }
}

extension UIView {
  fileprivate var isTitled: Bool {
    (self as? UITableViewHeaderFooterView)?.isTitle ?? false
  }
}
