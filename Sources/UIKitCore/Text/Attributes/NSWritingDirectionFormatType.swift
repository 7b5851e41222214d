/// How a value of the attribute ``Foundation/NSAttributedString/Key/writingDirection`` changes the direction.
/// Combine it with the raw value of an ``NSWritingDirection``.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in text of another direction.
  case embedding = 0
  /// All characters have this direction, regardless of their own one.
  case `override` = 2
}
