import UIKitDiagnostics

/// The numbers of elements that data sources return.
enum DataStores {
  /// The maximum number of elements. The sum of larger numbers could overflow.
  static let most = Int(Int32.max)

  /// Traps if no list can have the number of elements.
  ///
  /// - Parameters:
  ///   - kind: The plural of the elements' name.
  ///   - place: The place that contains the elements.
  static func checked(_ count: Int, _ kind: String, in place: String = "") -> Int {
    require(
      count >= 0 && count <= most,
      "Failed to allocate data stores for \(count) \(kind)\(place). Consider using fewer \(kind)")
    return count
  }
}
