/// Contains the pages that a page view controller displays at once.
@MainActor final class PageLeaf: UIView {
  /// The number of pages by which the leaf is moved from its place: 1 if it follows the displayed one.
  var shift: CGFloat = 0
}
