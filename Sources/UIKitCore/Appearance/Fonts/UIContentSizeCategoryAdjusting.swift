public import Foundation

/// A view whose text adapts to the user's preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles change when the preferred text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
