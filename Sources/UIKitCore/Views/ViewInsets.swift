import Foundation

/// A view's margins and safe area. Most views need neither and don't allocate it.
@MainActor package final class ViewInsets {
  package var safeArea = UIEdgeInsets.zero
  /// Set by the app; `nil` for the default.
  package var margins: UIEdgeInsets?
  /// The margins of the last notification, including the safe area.
  package var announcedMargins: UIEdgeInsets?
  /// The insets that a view controller adds to the safe area of its view.
  package var additional = UIEdgeInsets.zero
}
