/// A filter for the photos that a picker displays.
public struct PHPickerFilter: Hashable, Sendable {
  private let kind: String

  public static let images = PHPickerFilter(kind: "images")
  public static let videos = PHPickerFilter(kind: "videos")
  public static let livePhotos = PHPickerFilter(kind: "livePhotos")
  public static let screenshots = PHPickerFilter(kind: "screenshots")
  public static let panoramas = PHPickerFilter(kind: "panoramas")
  public static let screenRecordings = PHPickerFilter(kind: "screenRecordings")
  public static let slomoVideos = PHPickerFilter(kind: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(kind: "timelapseVideos")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: "any(\(subfilters.map(\.kind)))")
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: "all(\(subfilters.map(\.kind)))")
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: "not(\(filter.kind))")
  }
}
