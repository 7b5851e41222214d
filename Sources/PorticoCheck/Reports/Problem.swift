/// What could not be read, or not as it stands.
package struct Problem: Sendable, CustomStringConvertible {
  package var text: String
  /// nil if the text tells it, or nothing does.
  package var place: Place?
  /// Whether it is a mistake in the source.
  package var isBroken = false

  package var description: String {
    guard let place else { return text }
    return place.line > 0 ? "\(place.path):\(place.line): \(text)" : "\(place.path): \(text)"
  }
}
