/// A storyboard or nib that does not exist is found out when the screen is shown.
enum NameExistingInterfaces: Rule {
  static let summary = "Name storyboards and nibs that exist."

  static func findings(in context: RuleContext) -> [Finding] {
    // Of sources alone nothing can be said.
    guard !context.interfaces.isEmpty else { return [] }
    var known: Set<String> = []
    for path in context.interfaces {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if let dot = name.lastIndex(of: ".") { known.insert(String(name[..<dot])) }
    }
    var findings: [Finding] = []
    func check(_ function: FunctionFacts, _ file: SourceFile) {
      for use in function.body?.uses ?? [] where use.isCalled {
        let argument: Use.Argument?
        let kind: String
        switch (use.path[0], use.last) {
        case ("UIStoryboard", _):
          (argument, kind) = (use.arguments.first { $0.label == "name" }, "storyboard")
        case ("UINib", _): (argument, kind) = (use.arguments.first { $0.label == "nibName" }, "nib")
        case (_, "loadNibNamed"): (argument, kind) = (use.arguments.first, "nib")
        case ("super", "init"):
          (argument, kind) = (use.arguments.first { $0.label == "nibName" }, "nib")
        default: continue
        }
        guard let value = argument?.value, value.count > 2, value.first == "\"",
          !value.contains("\\(")
        else { continue }
        let name = String(value.dropFirst().dropLast())
        if !known.contains(name) {
          findings.append(
            finding("there is no \(kind) named \(name)", Place(file.path, use.line)))
        }
      }
    }
    for type in context.types {
      for function in type.functions { check(function.facts, function.file) }
    }
    for file in context.project.files where !file.isTest {
      for function in file.facts.functions { check(function, file) }
    }
    return findings
  }
}
