/// The direction in which focus moves.
package enum FocusHeading: Sendable {
  case up, down, left, right
  /// Directions in reading order.
  case next, previous
}
