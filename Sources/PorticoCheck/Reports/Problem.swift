/// A file that couldn't be read, or not completely.
package struct Problem: Sendable, CustomStringConvertible {
  package var text: String
  /// The place of the problem, or `nil` if the text contains it or it's unknown.
  package var place: Place?
  /// A Boolean value that indicates whether the problem is an error in the source.
  package var isBroken = false

  package var description: String {
    guard let place else { return text }
    return place.line > 0 ? "\(place.path):\(place.line): \(text)" : "\(place.path): \(text)"
  }
}
