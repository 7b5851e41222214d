/// Reports layers that use a layer they may not use.
enum RespectLayers: Rule {
  static let summary = "A layer uses only the layers that the configuration permits."
  static let page = RulePage(
    why: """
      A layer that uses a higher layer can't be built, tested or replaced without that layer. In `.portico.yml`,
      `layers` defines the layers and which layers each of them may use.
      """,
    example: """
      // layers: Network may know Domain, Domain nobody.
      // FILE: Network/Client.swift
      struct Client {}
      // FILE: Domain/User.swift
      struct User {
        let client: Client
      }
      """,
    remedy: """
      Invert the dependency: declare a protocol in the lower layer, and let a type in the higher layer conform to it.
      """,
    mended: """
      // layers: Network may know Domain, Domain nobody.
      // FILE: Network/Client.swift
      struct Client: UserLoading {}
      // FILE: Domain/User.swift
      protocol UserLoading {}

      struct User {
        let loader: UserLoading
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    guard !context.layers.isEmpty else { return [] }
    let places = LayerMap(context.project.files, context.layers)
    let aliases = topAliases(of: context.project.files)
    let allowed = Dictionary(context.layers.map { ($0.name, Set($0.mayKnow)) }) { $0.union($1) }
    return context.project.files.flatMap { file -> [Finding] in
      guard let own = places.layer(of: file) else { return [] }
      return findings(in: file, own, allowed[own.name] ?? [], context, places, aliases)
    }
  }

  /// Returns the files of the type aliases outside types. An alias with several files isn't one of them, because its
  /// users may mean either.
  private static func topAliases(of files: [SourceFile]) -> [String: SourceFile] {
    var found: [String: [SourceFile]] = [:]
    for file in files {
      for type in file.facts.types where type.name.isEmpty {
        for name in type.aliases.keys { found[name, default: []].append(file) }
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private static func findings(
    in file: SourceFile, _ own: Layer, _ allowed: Set<String>, _ context: RuleContext,
    _ places: LayerMap, _ aliases: [String: SourceFile]
  ) -> [Finding] {
    var findings: [Finding] = []
    var told: Set<String> = []
    let modules = context.project.modules

    func check(_ name: String, _ line: Int, _ hidden: Hidden = Hidden()) {
      guard !name.isEmpty, !hidden.contains(name), let (type, home) = declaration(of: name),
        let other = places.layer(of: home), other.name != own.name,
        !allowed.contains(other.name), modules.sees(home, from: file), told.insert(type).inserted
      else { return }
      findings.append(finding("\(own.name) knows \(type) of \(other.name)", Place(file.path, line)))
    }
    func declaration(of name: String) -> (name: String, file: SourceFile)? {
      guard let type = context.project.type(name, from: file) else {
        return aliases[name].map { (name, $0) }
      }
      // The simple name of a nested type means that type only in the outer type.
      return name.contains(".") || !type.name.contains(".") ? (type.name, type.file) : nil
    }
    func check(_ reference: TypeReference, _ line: Int, _ hidden: Hidden) {
      for name in reference.names + reference.arguments { check(name, line, hidden) }
    }
    func check(_ function: FunctionFacts, _ hidden: Hidden) {
      var hidden = hidden
      hidden.generics = Set(function.generics)
      for parameter in function.parameters {
        check(TypeReference(parameter.type), function.line, hidden)
      }
      check(TypeReference(function.result ?? ""), function.line, hidden)
      for use in function.body?.uses ?? [] where use.path[0].first?.isUppercase == true {
        check(use.path[0], use.line, hidden)
      }
    }

    for type in file.facts.types {
      var hidden = Hidden(own: type)
      if type.kind == .extension, let extended = context.project.type(type.name, from: file) {
        hidden.extended = extended
        check(type.name, type.line)
      }
      for parent in type.inherits {
        for name in TypeReference(parent).names { check(name, type.line, hidden) }
      }
      for (_, target) in type.aliases.sorted(by: { $0.key < $1.key }) {
        check(TypeReference(target), type.line, hidden)
      }
      for property in type.properties {
        check(TypeReference(Project.typeText(of: property)), property.line, hidden)
      }
      for function in type.functions { check(function, hidden) }
    }
    for function in file.facts.functions { check(function, Hidden()) }
    return findings
  }
}

/// The names that have another meaning in a declaration: generic parameters and aliases.
private struct Hidden {
  var own: TypeFacts?
  var extended: ProjectType?
  var generics: Set<String> = []

  func contains(_ name: String) -> Bool {
    generics.contains(name) || own?.generics[name] != nil || own?.aliases[name] != nil
      || extended?.generics[name] != nil || extended?.aliases[name] != nil
  }
}
