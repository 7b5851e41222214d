import Foundation

/// The reference for the leading and trailing insets of a section's content.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

extension UICollectionView {
  /// Returns the insets of a reference that the content isn't already inset by.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let edges: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: edges = safeAreaInsets
    case .layoutMargins: edges = layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      edges = UIEdgeInsets(
        top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    }
    let (left, right) = (
      max(0, edges.left - adjustedContentInset.left),
      max(0, edges.right - adjustedContentInset.right)
    )
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? right : left, bottom: 0,
      trailing: isRightToLeft ? left : right)
  }
}
