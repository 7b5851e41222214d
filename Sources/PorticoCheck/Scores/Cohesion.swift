/// A measure of how much the methods of a class share its data.
package enum Cohesion {
  private static let most = 1_000

  /// Returns the tight class cohesion: the share of pairs of methods that use a common stored property.
  package static func tight(_ type: ProjectType) -> Double {
    let stored = type.properties.filter { !$0.facts.isComputed && !$0.facts.isStatic }
      .map(\.facts.name)
    let numbers = Dictionary(stored.enumerated().map { ($1, $0) }) { first, _ in first }
    var methods = type.methods.filter {
      $0.facts.kind != .initializer && $0.facts.kind != .deinitializer && !$0.facts.isStatic
    }
    // Uses a sample of very many methods, because the number of pairs grows quadratically.
    if methods.count > most {
      methods = (0..<most).map { methods[$0 * methods.count / most] }
    }
    guard methods.count > 1 else { return 1 }
    let used = methods.map { method in
      Set(
        (method.facts.body?.uses ?? []).compactMap { use in
          method.facts.body?.locals[use.path[0]] == nil || use.isOfSelf
            ? numbers[use.path[0]] : nil
        })
    }
    var connected = 0
    for (index, first) in used.enumerated() where !first.isEmpty {
      for second in used[(index + 1)...] where !first.isDisjoint(with: second) { connected += 1 }
    }
    return Double(connected) / Double(methods.count * (methods.count - 1) / 2)
  }
}
