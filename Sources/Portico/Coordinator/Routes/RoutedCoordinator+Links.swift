public import Foundation

extension RoutedCoordinator where Route: LinkedRoute {
  /// Navigates to the route of a link, as ``navigate(to:animated:)`` does.
  ///
  /// - Parameters:
  ///   - url: The link, such as `portico://subscriptions/buy/monthly`.
  ///   - base: The common beginning of the app's links, such as `portico://subscriptions`.
  ///   - animated: Whether visible changes are animated.
  /// - Throws: ``LinkError``, which names the wrong part of the URL, or the flow that refuses and the reason.
  ///   Then nothing has changed.
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
