/// Whether a navigation goes on.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  /// Cancels here: there are no downloads.
  case download = 2
}
