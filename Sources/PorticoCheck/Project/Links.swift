/// The references between the types of a project, and the places at which their objects are created.
package final class Links {
  package let project: Project
  private var known: [Int: [Link]] = [:]
  /// The links of the types' own properties, without values for generic parameters.
  private var own: [Int: [Link]] = [:]
  private var implementers: [Int: Implementers] = [:]
  private var holders: [Int: [(holder: ProjectType, link: Link)]] = [:]
  package private(set) var makers: [Int: [Making]] = [:]

  /// A place at which an object of a type is created.
  package struct Making {
    package let owner: ProjectType?
    package let function: FunctionFacts
    package let file: SourceFile
    package let line: Int
  }

  package init(_ project: Project) {
    self.project = project
    for type in project.types where !type.isDouble {
      for link in links(of: type) {
        for other in link.declared where other !== type {
          holders[other.number, default: []].append((type, link))
        }
      }
      for function in type.functions { note(function.facts, in: type, function.file) }
    }
    for file in project.files where !file.isTest {
      for function in file.facts.functions { note(function, in: nil, file) }
    }
  }

  /// Returns the types with a property whose declared type is this type.
  package func holders(of type: ProjectType) -> [(holder: ProjectType, link: Link)] {
    holders[type.number] ?? []
  }

  private func note(_ function: FunctionFacts, in owner: ProjectType?, _ file: SourceFile) {
    guard let body = function.body else { return }
    func add(_ name: String, _ line: Int) {
      guard let type = project.type(name, from: file), !type.isProtocol, type !== owner else {
        return
      }
      makers[type.number, default: []].append(
        Making(owner: owner, function: function, file: file, line: line))
    }
    for use in body.uses {
      // `instantiateViewController(ofType: LoginViewController.self)`, `container.resolve(LoginViewController.self)`
      if !use.arguments.isEmpty, use.isCalled,
        use.last.hasPrefix("instantiate") || use.last.hasPrefix("resolve")
      {
        for argument in use.arguments where argument.value.hasSuffix(".self") {
          let name = String(argument.value.dropLast(5))
          if project.type(name, from: file)?.isViewController == true { add(name, use.line) }
        }
      }
      guard let first = use.path[0].utf8.first, first >= 0x41, first <= 0x5A else { continue }
      if use.isCall(0) {
        add(use.path[0], use.line)
      } else if use.path.count > 1, use.isCall(1) {
        // `Login.ViewModel()`, `LoginViewController.instantiate()`, `.init()`, `.make()`
        if use.path[1].first?.isUppercase == true {
          add(use.path[0] + "." + use.path[1], use.line)
        } else if use.path[1] == "init" || use.path[1].hasPrefix("instantiate")
          || use.path[1].hasPrefix("make") || use.path[1].hasPrefix("create")
          || use.path[1].hasPrefix("instance") || use.path[1].hasPrefix("from")
          || use.path[1].hasPrefix("build") || use.path[1].hasPrefix("load")
          || use.path[1].hasSuffix("Storyboard") || use.path[1].hasSuffix("Nib")
        {
          add(use.path[0], use.line)
        }
      }
    }
    for (_, type) in body.locals where !type.hasSuffix(")") {
      if let name = TypeReference(type).names.first,
        project.type(name, from: file)?.isViewController == true
      {
        add(name, function.line)
      }
    }
  }

  /// Returns the references of a type, including those of its superclasses with their generic parameters replaced.
  package func links(of type: ProjectType) -> [Link] {
    if let links = known[type.number] { return links }
    known[type.number] = []
    var links: [Link] = []
    var owner = type
    var substitution: [String: String] = type.aliases
    var seen: Set<Int> = []
    while seen.count < Project.deepest, seen.insert(owner.number).inserted {
      links += substitution.isEmpty ? ownLinks(of: owner) : ownLinks(of: owner, substitution)
      guard let next = owner.superclass else { break }
      for (name, argument) in zip(next.parameters, owner.superclassArguments) {
        substitution[name] = substitution[argument] ?? argument
      }
      owner = next
    }
    var names: Set<String>?
    for parent in project.ancestors(of: type) where parent.isProtocol && !parent.generics.isEmpty {
      // `extension LoginViewController: ViewModelBased { typealias ViewModel = … }`
      for property in parent.properties
      where property.type.names.contains(where: { parent.generics[$0] != nil }) {
        if names == nil { names = Set(links.map(\.property.name)) }
        if names?.contains(property.facts.name) == false,
          let link = link(property, of: parent, type.aliases), !link.concrete.isEmpty
        {
          links.append(link)
          names?.insert(property.facts.name)
        }
      }
    }
    known[type.number] = links
    return links
  }

  private func ownLinks(of type: ProjectType) -> [Link] {
    if let links = own[type.number] { return links }
    let links = ownLinks(of: type, [:])
    own[type.number] = links
    return links
  }

  private func ownLinks(of type: ProjectType, _ substitution: [String: String]) -> [Link] {
    type.properties.filter { !$0.facts.isStatic }
      .compactMap { link($0, of: type, substitution) } + foreignBase(type)
  }

  /// Returns the references of a base class outside of the project:
  /// `class Login: BaseViewController<LoginViewModel>`.
  private func foreignBase(_ type: ProjectType) -> [Link] {
    guard type.kind == .class, type.superclass == nil, let base = type.inherits.first else {
      return []
    }
    let name = base.names.first ?? ""
    let known = type.file.isOwn(name) ? nil : Library.properties[name]
    return base.arguments.enumerated().compactMap { index, argument in
      let role = Naming.role(Naming.words(argument))
      var property = PropertyFacts(name: role == .none ? "base" : role.rawValue)
      property.type = argument
      property.line = type.line
      if let known {
        guard index < known.count, let held = known[index] else { return nil }
        property.name = held.name
        property.ownership = held.ownership
      }
      return link(
        ProjectType.Property(
          facts: property, file: type.file, type: TypeReference(argument)), of: type, [:])
    }
  }

  private func link(
    _ property: ProjectType.Property, of owner: ProjectType, _ substitution: [String: String]
  ) -> Link? {
    var reference = property.type
    if let name = reference.names.first, let argument = substitution[name] {
      let isCollection = reference.isCollection
      reference = TypeReference(argument)
      reference.isCollection = reference.isCollection || isCollection
    } else if let name = reference.names.first, let bound = owner.generics[name], !bound.isEmpty {
      reference = TypeReference(bound)
    }
    if reference.isFunction {
      return Link(
        property: property.facts, file: property.file, declared: [], declaredName: "",
        concrete: [], isCollection: false, isFunction: true)
    }
    var declared: [ProjectType] = []
    for name in reference.names {
      if let nested = project.type(owner.name + "." + name, from: property.file) {
        declared.append(nested)
      } else {
        declared += project.types(name, from: property.file)
      }
    }
    if declared.isEmpty || reference.names.first.map(Self.wraps) ?? false {
      for argument in reference.arguments {
        for name in TypeReference(substitution[argument] ?? argument).names {
          declared += project.types(name, from: property.file)
        }
      }
    }
    guard !reference.names.isEmpty else { return nil }
    var concrete: [ProjectType] = []
    for type in declared {
      for other in type.isProtocol ? implementers(of: type).meant(by: owner) : [type]
      where !concrete.contains(where: { $0 === other }) {
        concrete.append(other)
      }
    }
    return Link(
      property: property.facts, file: property.file, declared: declared,
      declaredName: reference.names[0], concrete: concrete, isCollection: reference.isCollection,
      isFunction: false)
  }

  private static func wraps(_ name: String) -> Bool {
    name.hasPrefix("Weak") || name.hasPrefix("Lazy") || name.hasPrefix("Inject")
      || name == "Box" || name == "Published" || name == "Ref"
  }

  private func implementers(of type: ProjectType) -> Implementers {
    if let known = implementers[type.number] { return known }
    let found = Implementers(project.conformers(of: type).filter { !$0.isDouble })
    implementers[type.number] = found
    return found
  }
}
