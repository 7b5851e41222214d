/// The route of a screen or child flow in the flow that shows it.
struct RouteMark {
  let route: any Route
  /// Distinguishes flows of the same class.
  var id: AnyHashable?

  func isAt(_ route: any Route) -> Bool {
    AnyHashable(self.route) == AnyHashable(route)
  }

  /// The route as it is written in Swift, without the names of modules and types: `notes(note(42))`.
  var text: String { Self.text(of: route) }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first,
      let name = payload.label
    else { return "\(value)" }
    let values = Mirror(reflecting: payload.value)
    guard values.displayStyle == .tuple else { return "\(name)(\(text(of: payload.value)))" }
    let parts = values.children.map { part in
      let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + text(of: part.value)
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
