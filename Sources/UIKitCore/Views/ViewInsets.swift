import Foundation

/// A view's margins and safe area, as far as they were set or computed. Most views need none.
@MainActor package final class ViewInsets {
  package var safeArea = UIEdgeInsets.zero
  /// Set by the app; `nil` for the default.
  package var margins: UIEdgeInsets?
  /// The margins, safe area and all, as of the last notification.
  package var announcedMargins: UIEdgeInsets?
  /// What a view controller adds to the safe area of its view.
  package var additional = UIEdgeInsets.zero
}
