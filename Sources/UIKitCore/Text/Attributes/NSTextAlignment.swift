/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, by the writing direction of the paragraph or, if that is natural, of the user interface.
  case natural = 4
}
