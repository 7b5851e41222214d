import Foundation
public import PorticoCheck

/// Plans what a template writes into a project.
public struct Generator {
  /// What a person asked for.
  public struct Request {
    public var kind: String
    public var name: String
    public var architecture: Architecture?
    /// nil if none were given: those of the model that is there, or a title.
    public var fields: [Field]?
    public var folder: String
    public var tests: String?
    public var module: String?
    public var portico: String?

    public init(kind: String, name: String, folder: String = ".") {
      self.kind = kind
      self.name = name
      self.folder = folder
    }
  }

  private let request: Request
  private let templates: UserTemplates

  public init(_ request: Request) {
    self.request = request
    templates = UserTemplates(near: request.folder)
  }

  public func plan() throws(Mistake) -> Plan {
    let (files, source) = try template()
    let isApp = request.kind == Kind.app.rawValue
    // An app is named after itself; what it begins with is its home.
    let app = isApp ? try Names(request.name).type : ""
    let names = try Names(isApp ? "Home" : request.name)
    let destination = try destination(app)
    let index = ModuleIndex(folders: [destination.sources, destination.tests])
    try checkPattern(names, index)
    let present = presentFields(names, index)
    let fields = try allFields(present, names)
    let portico = isApp ? try PorticoSource(request.portico) : nil
    func values(_ fields: [Field]) -> Template.Values {
      Placeholders.values(
        names, fields, architecture, module: destination.module, app: app, portico: portico)
    }
    let (now, former) = (values(fields), present.isEmpty ? nil : values(present))
    var plan = Plan()
    plan.notes = destination.notes
    var merger = Merger(index)
    for file in files {
      let place = "\(source)/\(file.path)"
      let path = destination.path(try render(file.path, place + " (its path)", now))
      let text = try render(file.text, place, now)
      if path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") {
        try merger.add(
          text, at: path,
          former: former.map { values throws(Mistake) in
            try render(file.text, place, values)
          })
      } else if !FileManager.default.fileExists(atPath: path) {
        plan.changes.append(Plan.Change(path: path, old: nil, new: text))
      }
    }
    for (path, text) in merger.results() where text != index.texts[path] {
      plan.changes.append(Plan.Change(path: path, old: index.texts[path], new: text))
    }
    plan.notes += merger.notes
    plan.changes.sort { $0.path < $1.path }
    return plan
  }

  private var architecture: Architecture? {
    if let architecture = request.architecture { return architecture }
    switch Kind(rawValue: request.kind) {
    case .coordinator: return .coordinator
    case .app, .screen, .module: return .mvvm
    case nil: return nil
    }
  }

  /// A project's own template goes before the one that is built in.
  private func template() throws(Mistake) -> (files: [TemplateFile], source: String) {
    let names = templates.names
    let wanted = [architecture.map { "\(request.kind)-\($0.rawValue)" }, request.kind]
    for case let name? in wanted where names.contains(name) {
      return (try templates.files(name), (templates.folder ?? "") + "/" + name)
    }
    guard let kind = Kind(rawValue: request.kind), let architecture else {
      let known = Kind.allCases.map(\.rawValue) + names
      let near = Nearest.of(request.kind, among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake(
        message:
          "there is no template '\(request.kind)'\(near) Known are \(known.joined(separator: ", "))."
      )
    }
    return (BuiltIn.files(kind, architecture), "\(kind.rawValue)-\(architecture.rawValue)")
  }

  private func destination(_ app: String) throws(Mistake) -> Destination {
    guard app.isEmpty else {
      let root = Destination.absolute(request.folder + "/" + app)
      return Destination(
        root: root, sources: root + "/Sources/" + app, tests: root + "/Tests/\(app)Tests",
        module: app)
    }
    return try Destination(
      folder: request.folder, tests: request.tests, module: request.module,
      needsPortico: architecture?.needsPortico == true
        || request.kind == Kind.coordinator.rawValue)
  }

  /// Two architectures in one screen do not compile, and would be none.
  private func checkPattern(_ names: Names, _ index: ModuleIndex) throws(Mistake) {
    guard let architecture, let there = index.declaration(of: names.type + "ViewController") else {
      return
    }
    let screen = Analysis(texts: index.texts, rules: []).screens.first {
      $0.screen.name == names.type + "ViewController"
    }
    guard let pattern = screen?.screen.pattern, pattern != architecture.pattern else { return }
    throw Mistake(
      message:
        "\(there.path):\(there.declaration.lines.lowerBound): \(names.type)ViewController is "
        + "there already, as \(pattern.rawValue); move it away to have it in \(architecture.rawValue)"
    )
  }

  // MARK: Fields

  /// Of the model that is there, as far as templates know their types.
  private func presentFields(_ names: Names, _ index: ModuleIndex) -> [Field] {
    guard let part = index.declaration(of: names.type), let text = index.texts[part.path] else {
      return []
    }
    let type = SourceReader.read(text).types.first { $0.name == names.type && $0.kind == .struct }
    return (type?.properties ?? []).compactMap { property in
      guard !property.isStatic, !property.isComputed, let written = property.type else {
        return nil
      }
      if let field = try? Field(name: property.name, type: written) { return field }
      return request.fields?.first { $0.name == property.name && $0.type.written == written }
    }
  }

  private func allFields(_ present: [Field], _ names: Names) throws(Mistake) -> [Field] {
    var fields = present
    for field in request.fields ?? [] {
      if field.name == names.variable {
        throw Mistake(
          message: "the field '\(field.name)' can't be called like what it is a field of")
      }
      if let same = present.first(where: { $0.name == field.name }) {
        guard same.type.written == field.type.written else {
          throw Mistake(
            message:
              "the field '\(field.name)' is \(same.type.written) already, not \(field.type.written)"
          )
        }
      } else {
        fields.append(field)
      }
    }
    return fields.isEmpty ? [try Field(names.variable == "title" ? "text" : "title")] : fields
  }

  private func render(
    _ text: String, _ name: String, _ values: Template.Values
  ) throws(Mistake) -> String {
    try Template(text, name: name, vocabulary: Placeholders.vocabulary).render(values)
  }
}

extension Destination {
  func path(_ path: String) -> String {
    if path.hasPrefix("Tests/") { return tests + "/" + path.dropFirst(6) }
    if path.hasPrefix("Root/") { return root + "/" + path.dropFirst(5) }
    return sources + "/" + path
  }
}
