/// What a screen or a flow is to the flow that shows it.
struct RouteMark {
  let route: any Route
  /// Tells flows of the same class apart.
  var id: AnyHashable?

  func isAt(_ route: any Route) -> Bool {
    AnyHashable(self.route) == AnyHashable(route)
  }
}
