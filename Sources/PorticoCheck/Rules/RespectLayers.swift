/// Folders know only those they are allowed to.
enum RespectLayers: Rule {
  static let summary = "A layer knows only the layers its configuration names."

  static func findings(in context: RuleContext) -> [Finding] {
    guard !context.layers.isEmpty else { return [] }
    func layer(_ file: SourceFile) -> Layer? {
      context.layers.first { layer in
        layer.folders.contains { folder in
          file.path.hasPrefix(folder + "/") || file.path.contains("/" + folder + "/")
        }
      }
    }
    var findings: [Finding] = []
    for file in context.project.files {
      guard let own = layer(file) else { continue }
      var told: Set<String> = []
      func check(_ name: String, _ line: Int) {
        guard !name.isEmpty, let type = context.project.type(name, from: file),
          let other = layer(type.file), other.name != own.name,
          !own.mayKnow.contains(other.name), told.insert(type.name).inserted
        else { return }
        findings.append(
          finding(
            "\(own.name) knows \(type.name) of \(other.name)", Place(file.path, line)))
      }
      func check(_ function: FunctionFacts) {
        for parameter in function.parameters {
          for name in TypeReference(parameter.type).names { check(name, function.line) }
        }
        for name in TypeReference(function.result ?? "").names { check(name, function.line) }
        for use in function.body?.uses ?? []
        where use.path[0].first?.isUppercase == true { check(use.path[0], use.line) }
      }
      for type in file.facts.types {
        for parent in type.inherits {
          for name in TypeReference(parent).names { check(name, type.line) }
        }
        for property in type.properties {
          let reference = TypeReference(Project.typeText(of: property))
          for name in reference.names + reference.arguments { check(name, property.line) }
        }
        for function in type.functions { check(function) }
      }
      for function in file.facts.functions { check(function) }
    }
    return findings
  }
}
