package import Foundation

/// Distances that layout chooses where the app names none.
package enum LayoutMetrics {
  /// Between neighbours.
  package static let systemSpacing: CGFloat = 8
  /// The widest column of text that reads well.
  package static let readableWidth: CGFloat = 672
}
