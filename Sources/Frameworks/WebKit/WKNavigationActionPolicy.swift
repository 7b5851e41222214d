/// The decision about a navigation action.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  /// Cancels the navigation, because downloads aren't supported.
  case download = 2
}
