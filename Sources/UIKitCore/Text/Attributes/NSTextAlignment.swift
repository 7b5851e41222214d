/// How lines of text stand between the margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// As the language reads.
  case natural = 4
}
