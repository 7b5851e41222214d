package import Foundation

/// The appearance of lists.
@MainActor package protocol ListLook {
  /// The distance between the edge of a list and its content.
  var listMargin: CGFloat { get }
  /// The distance between a separator and the trailing edge.
  var separatorEnd: CGFloat { get }
  var listImagePadding: CGFloat { get }
  /// The distances between texts that are next to each other, and between texts that are below each other.
  var listTextPadding: CGSize { get }
  var editingControlWidth: CGFloat { get }
}
