package import Foundation

/// The default distances of layout.
package enum LayoutMetrics {
  /// The distance between neighboring views.
  package static let systemSpacing: CGFloat = 8
  /// The widest column of text that reads well.
  package static let readableWidth: CGFloat = 672
}
