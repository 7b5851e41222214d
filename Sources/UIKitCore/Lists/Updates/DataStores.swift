import UIKitDiagnostics

/// The numbers of elements that data sources give.
enum DataStores {
  /// More would overflow where they are added up, and be of no use.
  static let most = Int(Int32.max)

  /// Refuses a number of elements that no list can have.
  ///
  /// - Parameters:
  ///   - kind: What they are, in the plural.
  ///   - place: What they are in.
  static func checked(_ count: Int, _ kind: String, in place: String = "") -> Int {
    require(
      count >= 0 && count <= most,
      "Failed to allocate data stores for \(count) \(kind)\(place). Consider using fewer \(kind)")
    return count
  }
}
