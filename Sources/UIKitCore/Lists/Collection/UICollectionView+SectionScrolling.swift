import Foundation

extension UICollectionView {
  /// Adds a scroll view for each visible section that scrolls orthogonally.
  final func placeSectionScrollers() {
    let rows = bounds.isEmpty ? [] : layoutStorage.scrollingRows(in: bounds)
    guard !rows.isEmpty || !sectionScrollers.isEmpty else { return }
    for row in rows {
      let scroller = sectionScrollers[row.section] ?? SectionScrollView(self)
      sectionScrollers[row.section] = scroller
      if scroller.superview !== self { insertSubview(scroller, at: numberOfViewsBehindCells) }
      scroller.show(row)
    }
    let seen = Set(rows.map(\.section))
    for (section, scroller) in sectionScrollers where !seen.contains(section) {
      scroller.removeFromSuperview()
      if !layoutStorage.scrollsAcross(section: section) { sectionScrollers[section] = nil }
    }
  }

  /// Adds an element to the scroll view of its section, or to the collection view.
  final func hold(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if layoutStorage.scrollsAcross(attributes),
      let scroller = sectionScrollers[attributes.indexPath.section]
    {
      if view.superview !== scroller { scroller.addSubview(view) }
    } else if view.superview !== self {
      insertSubview(view, at: numberOfViewsBehindCells)
    }
  }

  /// Returns the frame at which an element is displayed, considering the orthogonal scrolling of its section.
  final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard layoutStorage.scrollsAcross(attributes),
      let scroller = sectionScrollers[attributes.indexPath.section]
    else { return attributes.frame }
    return scroller.shown(attributes.frame)
  }
}
