/// The title offsets and background images of a bar button item that apps set without appearance objects.
struct BarButtonTheme {
  struct Place: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }

  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var backBackgrounds: [Place: UIImage] = [:]
}
