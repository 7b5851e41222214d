/// Computes the names of Swift methods in Objective-C.
enum ObjectiveCName {
  /// - Parameter labels: The labels of the parameters; `nil` for a parameter without a label.
  static func selector(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first {
      selector += startsWithPreposition(first) ? "" : "With"
      selector += capitalized(first)
    }
    return labels.dropFirst().reduce(selector + ":") { $0 + ($1 ?? "") + ":" }
  }

  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let prepositions: Set<String> = [
    "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "during",
    "following", "for", "from", "given", "in", "including", "inside", "into", "matching", "of",
    "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    "without",
  ]

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }
}
