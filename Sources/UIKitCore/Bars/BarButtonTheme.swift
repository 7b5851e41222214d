import Foundation

/// What themes say of a bar button item besides its appearance objects.
struct BarButtonTheme {
  struct Place: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
    /// Of the only buttons that are meant, if not all are.
    var style: UIBarButtonItem.Style?
  }

  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var backBackgrounds: [Place: UIImage] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
}
