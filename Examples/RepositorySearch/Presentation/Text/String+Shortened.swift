extension String {
  /// The text if it has at most so many Unicode scalars; else its beginning and an ellipsis.
  func shortened(to limit: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
