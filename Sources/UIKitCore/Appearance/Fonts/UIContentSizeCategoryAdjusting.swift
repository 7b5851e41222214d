public import Foundation

/// A view whose text follows the person's preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles change with the preferred text size while the view shows.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
