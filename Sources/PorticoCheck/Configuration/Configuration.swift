import Foundation

/// What a project says about itself in `.portico.yml`:
/// ```yaml
/// layers:                          # which folders may know which
///   Features:
///     folders: [Sources/Features]
///     may know: [Domain]
///   Domain:
///     folders: [Sources/Domain]
/// allow:                           # where a rule does not hold
///   LetOthersNavigate: [Sources/Legacy]
/// leave out: [Sources/Generated]   # what is not read
/// port:                            # what `portico port` is told
///   modules:
///     FXPageControl: none
///   leave out: [App/Maps]
/// ```
package struct Configuration {
  package static let name = ".portico.yml"

  package private(set) var layers: [Layer] = []
  /// Folders and files by the rules that do not hold there.
  package private(set) var allowed: [String: PathSet] = [:]
  package private(set) var leftOut = PathSet()
  package private(set) var port = PortConfiguration()
  /// Where its folders begin.
  private let folder: String
  private let path: String
  /// Where it stands and what it says.
  package let source: String

  /// No more than layers.
  package init(layers: [Layer] = []) {
    self.layers = layers
    folder = ""
    path = ""
    source = ""
  }

  /// Reads a file that a person named.
  package init(path: String) throws(Mistake) {
    try self.init(try TextFile.read(path), path)
  }

  /// Reads the file of a folder; nil if it has none.
  package init?(in folder: String) throws(Mistake) {
    let path = folder + "/" + Self.name
    var info = stat()
    // A link that leads nowhere is there, too: rules that it should allow would be told of.
    guard lstat(path, &info) == 0 else { return nil }
    try self.init(try TextFile.found(path), path)
  }

  /// Reads a text; the path is what folders are seen from and mistakes tell.
  package init(_ text: String, _ path: String) throws(Mistake) {
    self.path = path
    source = path + "\n" + text
    folder = AbsolutePath.of((AbsolutePath.of(path) as NSString).deletingLastPathComponent)
    for (name, value) in try table(try Outline.read(text, path)) {
      switch name.text {
      case "layers": try readLayers(value)
      case "allow": try readAllowed(value)
      case "leave out": leftOut = try places(value)
      case "port": try readPort(value)
      default: throw unknown(name, among: ["layers", "allow", "leave out", "port"])
      }
    }
  }

  /// Whether it keeps a file from being read.
  package func leavesOut(_ path: String) -> Bool {
    !leftOut.isEmpty && leftOut.contains(AbsolutePath.of(path))
  }

  /// Whether it permits a finding.
  package func permits(_ finding: Finding) -> Bool {
    allowed[finding.rule]?.contains(AbsolutePath.of(finding.place.path)) ?? false
  }

  // MARK: Reading

  private mutating func readLayers(_ value: Outline) throws(Mistake) {
    var known: [(layer: String, Outline)] = []
    for (name, value) in try table(value) {
      var folders: [String] = []
      var mayKnow: [String] = []
      for (key, value) in try table(value) {
        switch key.text {
        case "folders":
          for item in try list(value) {
            _ = try place(item)
            folders.append(Self.trimmed(item.text ?? ""))
          }
        case "may know":
          for item in try list(value) {
            mayKnow.append(item.text ?? "")
            known.append((name.text ?? "", item))
          }
        default: throw unknown(key, among: ["folders", "may know"])
        }
      }
      guard !folders.isEmpty else {
        throw mistake(name, "layer \(name.text ?? "") has no 'folders'")
      }
      layers.append(Layer(name: name.text ?? "", folders: folders, mayKnow: mayKnow))
    }
    let names = Set(layers.map(\.name))
    for (layer, item) in known where !names.contains(item.text ?? "") {
      let near = Nearest.of(item.text ?? "", among: layers.map(\.name))
      throw mistake(
        item,
        "\(layer) may know '\(item.text ?? "")', which is no layer"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }

  private mutating func readAllowed(_ value: Outline) throws(Mistake) {
    let rules = AllRules.rules.map { $0.name }
    for (name, value) in try table(value) {
      let rule = name.text ?? ""
      guard rules.contains(rule) else {
        let near = Nearest.of(rule, among: rules).map { "; did you mean '\($0)'?" } ?? ""
        throw mistake(name, "there is no rule '\(rule)'\(near)")
      }
      allowed[rule] = try places(value)
    }
  }

  private mutating func readPort(_ value: Outline) throws(Mistake) {
    for (key, value) in try table(value) {
      switch key.text {
      case "modules":
        for (name, value) in try table(value) {
          port.modules[name.text ?? ""] = try mapping(name, value)
        }
      case "leave out": port.leftOut = try places(value)
      default: throw unknown(key, among: ["modules", "leave out"])
      }
    }
  }

  /// `none`, a module's name, or a module with its package.
  private func mapping(
    _ name: Outline, _ value: Outline
  ) throws(Mistake) -> PortConfiguration.Mapping {
    if let text = value.text {
      return PortConfiguration.Mapping(module: text == "none" ? nil : text)
    }
    var mapping = PortConfiguration.Mapping()
    for (key, value) in try table(value) {
      switch key.text {
      case "module": mapping.module = value.text
      case "package": mapping.package = value.text
      case "version": mapping.version = value.text
      default: throw unknown(key, among: ["module", "package", "version"])
      }
    }
    guard mapping.module != nil else {
      throw mistake(name, "say what stands in for \(name.text ?? ""): a module, or none")
    }
    return mapping
  }

  private func table(_ outline: Outline) throws(Mistake) -> [(name: Outline, value: Outline)] {
    switch outline.value {
    case .nothing: return []
    case .table(let entries): return entries
    default: throw mistake(outline, "names with values are expected here, each 'name: value'")
    }
  }

  /// A list, or one thing alone.
  private func list(_ outline: Outline) throws(Mistake) -> [Outline] {
    switch outline.value {
    case .nothing: return []
    case .text: return [outline]
    case .list(let items):
      for item in items where item.text == nil { throw mistake(item, "a name is expected here") }
      return items
    case .table: throw mistake(outline, "a list is expected here: [one, another]")
    }
  }

  private func places(_ outline: Outline) throws(Mistake) -> PathSet {
    PathSet(try list(outline).map { (item) throws(Mistake) in try place(item) })
  }

  /// A folder or file that must exist: a misspelt one would switch a rule off in silence.
  private func place(_ outline: Outline) throws(Mistake) -> String {
    let text = Self.trimmed(outline.text ?? "")
    let place = AbsolutePath.of(folder + "/" + text)
    guard FileManager.default.fileExists(atPath: place) else {
      let parent = (place as NSString).deletingLastPathComponent
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      let near = Nearest.of((place as NSString).lastPathComponent, among: names)
      throw mistake(
        outline, "there is no '\(text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return place
  }

  private func unknown(_ name: Outline, among names: [String]) -> Mistake {
    let word = name.text ?? ""
    let near = Nearest.of(word, among: names).map { "; did you mean '\($0)'?" }
    let all = names.map { "'\($0)'" }.joined(separator: ", ")
    return mistake(name, "'\(word)' is not known" + (near ?? "; here can stand \(all)"))
  }

  private func mistake(_ outline: Outline, _ text: String) -> Mistake {
    Mistake(message: "\(path):\(outline.line):\(outline.column): \(text)")
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "/ "))
  }
}
