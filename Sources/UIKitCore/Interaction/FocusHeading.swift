/// The direction in which focus moves.
package enum FocusHeading: Sendable {
  case up, down, left, right
  /// In reading order.
  case next, previous
}
