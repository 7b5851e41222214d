public import Foundation

extension RoutedCoordinator where Route: LinkedRoute {
  /// Goes where a link leads, as ``follow(_:animated:)`` does.
  ///
  /// - Parameters:
  ///   - url: `portico://subscriptions/buy/monthly`.
  ///   - base: What the links of the app begin with: `portico://subscriptions`.
  ///   - animated: Whether what is seen to change is animated.
  /// - Throws: ``LinkError``, which says what is wrong with which part of the URL, or which flow refuses and why. Nothing has
  ///   changed then.
  public func open(_ url: URL, under base: URL, animated: Bool = true) throws {
    do {
      try host.follow(url.absoluteString, animated: animated) {
        try FlowPlan(for: self, to: Route(url, under: base))
      }
    } catch {
      var error = LinkError(error)
      error.url = url
      throw error
    }
  }
}
