import Foundation
public import PorticoCheck

/// Plans what a template writes into a project, as `portico new` does.
///
///     var request = Generator.Request(kind: "screen", name: "Profile", folder: "Sources/App")
///     request.architecture = .mvvm
///     request.fields = try Field.list("name:String,age:Int")
///     try Generator(request).plan().write()
public struct Generator {
  /// A request for generated code.
  public struct Request {
    /// A `Kind`, or the name of a custom template.
    public var kind: String
    /// In any spelling: `UserProfile`, `user profile`, `user-profile`.
    public var name: String
    /// The architecture; nil for the default of the kind.
    public var architecture: Architecture?
    /// The fields; nil for those of the existing model, or a title.
    public var fields: [Field]?
    /// A package, a target's folder or a folder inside it, or any other folder.
    public var folder: String
    /// The folder of the tests; nil to find it automatically.
    public var tests: String?
    /// The module that tests import; nil to find it automatically.
    public var module: String?
    /// For an app, the folder or URL of Portico; nil for the checkout that built this program.
    public var portico: String?

    /// - Parameter folder: The destination. The default is the current folder.
    public init(kind: String, name: String, folder: String = ".") {
      self.kind = kind
      self.name = name
      self.folder = folder
    }
  }

  private let request: Request
  private let templates: Templates

  public init(_ request: Request) {
    self.request = request
    templates = Templates(near: request.folder)
  }

  /// Returns the changes without writing them.
  ///
  /// - Throws: A `Mistake` if the name, a field, the destination or a template is invalid.
  public func plan() throws(Mistake) -> Plan {
    let template = try template()
    let isApp = request.kind == Kind.app.rawValue
    // An app has its own name, and its first screen is named `Home`.
    let app = isApp ? try Names(request.name).type : ""
    let names = try Names(isApp ? "Home" : request.name)
    if template.isBuiltIn { try checkNames(names, app) }
    let destination = try destination(app, isBuiltIn: template.isBuiltIn)
    var index = ModuleIndex(folders: [destination.target, destination.tests])
    try checkPattern(names, index)
    let model = try PresentModel(
      names, index, request.fields ?? [], isNeeded: template.isBuiltIn)
    let fields = try allFields(model.fields, names)
    let portico = isApp ? try PorticoSource(request.portico) : nil
    func values(_ fields: [Field]) -> Template.Values {
      Placeholders.values(
        names, fields, architecture, module: destination.module, app: app, portico: portico,
        withoutDefault: model.withoutDefault)
    }
    let (now, former) = (values(fields), model.fields.isEmpty ? nil : values(model.fields))
    let style = Indentation(template.isBuiltIn ? indentation(index, destination) : nil)
    let paths = try template.files.map { file throws(Mistake) in
      let path = try template.path(of: file).render(now)
      guard !path.split(separator: "/").contains("..") else {
        throw Mistake(
          message: "\(template.place(file)) would be written outside the project, as \(path)")
      }
      return destination.path(path)
    }
    for path in paths { try index.include(path) }
    var plan = Plan()
    plan.notes = destination.notes + model.notes
    var merger = Merger(index)
    for (file, path) in zip(template.files, paths) {
      let text = try template.text(of: file)
      if path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") {
        try merger.add(
          style.apply(text.render(now)), at: path,
          former: former.map { style.apply(text.render($0)) })
      } else if !FileManager.default.fileExists(atPath: path) {
        plan.changes.append(Plan.Change(path: path, old: nil, new: text.render(now)))
      }
    }
    for (path, text) in merger.results() where text != index.texts[path] {
      plan.changes.append(Plan.Change(path: path, old: index.texts[path], new: text))
    }
    plan.notes += merger.notes
    plan.changes.sort { $0.path < $1.path }
    return plan
  }

  /// Returns the indentation of the existing code, or of the manifest if there is none yet.
  private func indentation(_ index: ModuleIndex, _ destination: Destination) -> String? {
    let manifest = try? TextFile.found(destination.root + "/Package.swift")
    return index.indentation ?? manifest.flatMap { Indentation.unit(of: [$0]) }
  }

  private var architecture: Architecture? {
    if let architecture = request.architecture { return architecture }
    switch Kind(rawValue: request.kind) {
    case .coordinator: return .coordinator
    case .app, .screen, .module: return .mvvm
    case nil: return nil
    }
  }

  /// Returns the template of the request. The project's own template takes precedence over a built-in one.
  private func template() throws(Mistake) -> TemplateSet {
    let full = architecture.map { "\(request.kind)-\($0.rawValue)" }
    for case let name? in [full, request.kind] {
      if let own = try templates.own(name) { return own }
    }
    if let template = full.flatMap(Templates.builtIn) { return template }
    let known = Kind.allCases.map(\.rawValue) + templates.own
    let near = Nearest.of(request.kind, among: known).map { "; did you mean '\($0)'?" } ?? "."
    throw Mistake(
      message: "there is no template '\(request.kind)'\(near) Known are "
        + known.joined(separator: ", ") + ".")
  }

  private func destination(_ app: String, isBuiltIn: Bool) throws(Mistake) -> Destination {
    guard app.isEmpty else {
      let root = Destination.absolute(request.folder + "/" + app)
      return Destination(
        root: root, target: root + "/Sources/" + app, tests: root + "/Tests/\(app)Tests",
        module: app)
    }
    let isPortico = architecture?.needsPortico == true || request.kind == Kind.coordinator.rawValue
    let needs = !isBuiltIn ? [] : isPortico ? ["Portico", "UIKit"] : ["UIKit"]
    return try Destination(
      folder: request.folder, tests: request.tests, module: request.module, needs: needs)
  }

  /// Throws if a name is one that the built-in templates use themselves.
  private func checkNames(_ names: Names, _ app: String) throws(Mistake) {
    if Names.modules.contains(app) {
      throw Mistake(message: "'\(app)' is a module that every app imports; choose another name")
    }
    if Names.reserved.contains(names.variable) {
      throw Mistake(
        message: "'\(names.variable)' is a name that every screen uses; choose another name")
    }
  }

  /// Throws if the screen exists in another architecture, because files of two architectures don't compile
  /// together.
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
        "\(there.path):\(there.declaration.lines.lowerBound): \(names.type)ViewController "
        + "already exists as \(pattern.rawValue); move it away to write it in \(architecture.rawValue)"
    )
  }

  // MARK: Fields

  private func allFields(_ present: [Field], _ names: Names) throws(Mistake) -> [Field] {
    var fields = present
    let known = Dictionary(present.map { ($0.name, $0) }) { first, _ in first }
    for field in request.fields ?? [] {
      if field.name == names.variable {
        throw Mistake(
          message: "the field '\(field.name)' can't have the name of its model")
      }
      if let same = known[field.name] {
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
}

extension Destination {
  func path(_ path: String) -> String {
    if path.hasPrefix("Tests/") { return tests + "/" + path.dropFirst(6) }
    if path.hasPrefix("Root/") { return root + "/" + path.dropFirst(5) }
    return sources + "/" + path
  }
}
