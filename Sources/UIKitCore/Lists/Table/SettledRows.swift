/// Consecutive rows whose heights are exact, and which have their cells unless their height is zero.
struct SettledRows {
  /// The version of the list's geometry.
  let version: Int
  let first: (section: Int, row: Int)
  let last: (section: Int, row: Int)
}
