package import Foundation

/// A scroll view with the items of a section that scrolls orthogonally to the layout.
package final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var collectionView: UICollectionView?
  private var row: ScrollingRow?
  /// The content offset when the user began to drag.
  private var start: CGFloat = 0

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    // Supplementary views of an item can extend beyond it.
    clipsToBounds = false
  }

  package required init?(coder: NSCoder) { nil }

  func show(_ row: ScrollingRow) {
    self.row = row
    isPagingEnabled = row.behavior == .paging
    if frame != row.frame { frame = row.frame }
    let size = CGSize(width: row.contentWidth, height: row.frame.height)
    if contentSize != size { contentSize = size }
  }

  /// Converts a visible rectangle of the collection view to the section's layout.
  func seen(of rect: CGRect) -> CGRect { rect.offsetBy(dx: contentOffset.x, dy: 0) }

  /// Converts a rectangle of the section's layout to the collection view.
  func shown(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -contentOffset.x, dy: 0) }

  /// Converts a rectangle of the section's layout to this view.
  func content(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collectionView?.setNeedsLayout()
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = contentOffset.x
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let row else { return }
    let target = targetContentOffset.pointee.x
    let rest: CGFloat
    switch row.behavior {
    case .continuousGroupLeadingBoundary: rest = row.groupOffset(target, false)
    case .groupPaging: rest = neighbor(towards: target, velocity.x, isCentered: false, row)
    case .groupPagingCentered: rest = neighbor(towards: target, velocity.x, isCentered: true, row)
    default: return
    }
    targetContentOffset.pointee.x = clamped(CGPoint(x: rest, y: 0)).x
  }

  /// Returns the offset of the next group in the direction of a drag, or of the former group if the drag ended
  /// slowly near it.
  private func neighbor(
    towards target: CGFloat, _ velocity: CGFloat, isCentered: Bool, _ row: ScrollingRow
  ) -> CGFloat {
    let former = row.groupOffset(start, isCentered)
    let nearest = row.groupOffset(target, isCentered)
    if target == start || nearest != former && !movesInFrames { return nearest }
    if nearest == former, movesInFrames, abs(velocity) < 0.2 { return former }
    let width = target > start ? bounds.width : -bounds.width
    var (near, far) = (start, start + width)
    // Search for the first offset that belongs to another group.
    for _ in 0..<24 {
      let middle = (near + far) / 2
      if row.groupOffset(middle, isCentered) == former { near = middle } else { far = middle }
    }
    return row.groupOffset(far, isCentered)
  }
}
