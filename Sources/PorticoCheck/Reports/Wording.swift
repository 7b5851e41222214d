extension Screen {
  /// `MVVM (Observation) + coordinator`.
  var patternText: String {
    let observed = observation.isEmpty ? "" : " (\(observation.joined(separator: ", ")))"
    return ([pattern.rawValue + observed] + navigation).joined(separator: " + ")
  }
}

extension Naming.Role {
  /// As a person says it.
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
  /// What may be shown on a terminal: names of files can hold line ends, and sequences that it would obey.
  package var printable: String {
    guard unicodeScalars.contains(where: \.movesText) else { return self }
    return unicodeScalars.map { scalar in
      scalar.movesText ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, is obeyed by a terminal or turns the direction of what is read.
  package var movesText: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
