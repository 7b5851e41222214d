extension Screen {
  /// The pattern with its ways of observation and navigation, such as `MVVM (Observation) + coordinator`.
  var patternText: String {
    let observed = observation.isEmpty ? "" : " (\(observation.joined(separator: ", ")))"
    return ([pattern.rawValue + observed] + navigation).joined(separator: " + ")
  }
}

extension Naming.Role {
  /// The name of the role for people.
  var words: String {
    switch self {
    case .viewController: "view controller"
    case .viewModel: "view model"
    case .useCase: "use case"
    case .dataSource: "data source"
    case .none: "partner"
    default: rawValue
    }
  }
}

extension String {
  /// The text with escaped control characters. A file name can contain line breaks, and sequences that a terminal
  /// would execute.
  package var printable: String {
    guard unicodeScalars.contains(where: \.movesText) else { return self }
    return unicodeScalars.map { scalar in
      scalar.movesText ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar ends a line, controls a terminal, or changes the direction
  /// of text.
  package var movesText: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
