extension String {
  /// Returns the text if it has at most `limit` Unicode scalars; otherwise, its beginning and an ellipsis.
  func shortened(to limit: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
