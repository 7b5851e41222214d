/// The units of text.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// Finds units such as words and lines in the text of a text input.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit that contains a position. At a boundary, it's the unit in the given direction.
  ///
  /// - Returns: `nil` if there is no such unit.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the end of a unit, in the given direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit.
  ///
  /// - Returns: `nil` if there is no further boundary.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit. At a boundary, it considers the unit in the given direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
