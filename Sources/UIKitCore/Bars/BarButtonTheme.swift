import Foundation

/// The title offsets and background images of a bar button item that apps set without appearance objects.
struct BarButtonTheme {
  struct Place: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
    /// The style of the items to which the image applies; `nil` for all items.
    var style: UIBarButtonItem.Style?
  }

  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var backBackgrounds: [Place: UIImage] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
}
