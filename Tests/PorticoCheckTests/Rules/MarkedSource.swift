import Testing

@testable import PorticoCheck

/// Checks a rule against sources in which `// ←` marks every line it must find, and no other.
/// `//// Path.swift` begins another file.
func expectMarks(
  _ rule: any Rule.Type, _ source: String, interfaces: [String] = [], layers: [Layer] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var texts: [String: String] = [:]
  var marks: [Place] = []
  var path = "Main.swift"
  var number = 0
  for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("//// ") {
      path = String(line.dropFirst(5))
      number = 0
      continue
    }
    number += 1
    if line.contains("// ←") { marks.append(Place(path, number)) }
    texts[path, default: ""] += line + "\n"
  }
  let analysis = Analysis(texts: texts, rules: [rule], interfaces: interfaces, layers: layers)
  let found = analysis.findings.map(\.place)
  #expect(
    found == marks.sorted(), "\(analysis.findings.map(\.message))", sourceLocation: sourceLocation)
}
