/// How found text is displayed.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Text that isn't found any more.
  case normal = 0
  case found = 1
  /// The found text that the find panel currently points to.
  case highlighted = 2
}
