/// How a screen came to where it is.
public enum ScreenPlace: Sendable {
  /// On a navigation controller.
  case pushed
  case presented
  /// Made the root of a window.
  case root
  /// In a tab bar controller.
  case tab
  /// In a column of a split view controller.
  case column
  /// Shown by other means than the coordinator's.
  case owned
}
