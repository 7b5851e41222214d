/// How a value of the attribute ``Foundation/NSAttributedString/Key/writingDirection`` changes the direction, to be
/// combined with the raw value of an ``NSWritingDirection``.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in text of another direction.
  case embedding = 0
  /// Characters go in this direction, whatever their own one is.
  case `override` = 2
}
