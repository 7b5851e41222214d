/// How a screen came to where it is.
enum ScreenPlace {
  case pushed, presented, root, tab
  /// Shown by other means than the coordinator's.
  case owned
}
