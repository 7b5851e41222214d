package import Foundation

/// What lists look like.
@MainActor package protocol ListLook {
  /// Between the edge of a list and its content.
  var listMargin: CGFloat { get }
  /// Between a separator and the trailing edge.
  var separatorEnd: CGFloat { get }
  var listImagePadding: CGFloat { get }
  /// Between texts beside each other, and one below another.
  var listTextPadding: CGSize { get }
  var editingControlWidth: CGFloat { get }
}
