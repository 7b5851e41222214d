import Foundation

/// The configuration of a project in `.portico.yml`:
/// ```yaml
/// layers:                          # the layers to which each layer may refer
///   Features:
///     folders: [Sources/Features]
///     may know: [Domain]
///   Domain:
///     folders: [Sources/Domain]
/// allow:                           # the folders in which a rule doesn't apply
///   LetOthersNavigate: [Sources/Legacy]
/// leave out: [Sources/Generated]   # the folders that aren't read
/// severity:                        # error, warning, note, or off
///   HoldDelegatesWeakly: error
/// folders:                         # severities below a folder; the deepest folder takes precedence
///   Sources/Legacy:
///     LetOthersNavigate: note
/// max warnings: 20                 # the number of warnings that aren't a failure
/// min scores:                      # the scores that every screen must reach
///   testability: 40
/// rule pages: https://example.com/rules   # the address of docs/rules
/// port:                            # the settings of `portico port`
///   modules:
///     FXPageControl: none
///   leave out: [App/Maps]
/// ```
package struct Configuration {
  package static let name = ".portico.yml"

  package private(set) var layers: [Layer] = []
  /// The folders and files in which a rule doesn't apply, by rule.
  package private(set) var allowed: [String: PathSet] = [:]
  package private(set) var leftOut = PathSet()
  package private(set) var maxWarnings = 0
  package private(set) var minimumScores: [(score: ScoreName, value: Int)] = []
  /// The address of the rules' pages, without a trailing `/`.
  package private(set) var rulePages: String?
  package private(set) var port = PortConfiguration()
  private var severities: [String: Severity] = [:]
  /// The severities of rules in some folders, by folder.
  private var folders: [String: [String: Severity]] = [:]
  /// The folder that the paths in the configuration are relative to.
  private let folder: String
  private let path: String
  /// The paths and the contents of the configuration and of those of folders below.
  package private(set) var source: String

  /// Creates a configuration that has only layers.
  package init(layers: [Layer] = []) {
    self.layers = layers
    folder = ""
    path = ""
    source = ""
  }

  /// Reads the file that the user named.
  package init(path: String) throws(Mistake) {
    try self.init(try TextFile.read(path), path)
  }

  /// Reads the configuration of a folder. Returns `nil` if the folder has none.
  package init?(in folder: String) throws(Mistake) {
    let path = folder + "/" + Self.name
    var info = stat()
    // A broken link counts as a file and leads to an error. Without its configuration, permitted findings would be
    // reported.
    guard lstat(path, &info) == 0 else { return nil }
    try self.init(try TextFile.found(path), path)
  }

  /// Reads a text. Folders are relative to the folder of `path`, which error messages also contain.
  package init(_ text: String, _ path: String) throws(Mistake) {
    self.path = path
    source = path + "\n" + text
    folder = AbsolutePath.of((AbsolutePath.of(path) as NSString).deletingLastPathComponent)
    for (name, value) in try table(try Outline.read(text, path)) {
      switch name.text {
      case "layers": try readLayers(value)
      case "allow": try readAllowed(value)
      case "leave out": leftOut = try places(value)
      case "severity": severities = try readSeverities(value)
      case "folders":
        for (name, value) in try table(value) {
          folders[try place(name)] = try readSeverities(value)
        }
      case "max warnings": maxWarnings = try number(value, in: 0...Int.max)
      case "min scores": try readMinimumScores(value)
      case "rule pages":
        guard let text = value.text, URL(string: text)?.scheme?.hasPrefix("http") == true else {
          throw mistake(value, "an address is expected here: https://example.com/rules")
        }
        rulePages = Self.trimmed(text)
      case "port": try readPort(value)
      default:
        throw unknown(
          name,
          among: [
            "layers", "allow", "leave out", "severity", "folders", "max warnings", "min scores",
            "rule pages", "port",
          ])
      }
    }
  }

  /// Adds the severities and permissions in the configuration of a folder below. For its files, they take precedence.
  package mutating func adopt(_ path: String) throws(Mistake) {
    guard AbsolutePath.of(path) != AbsolutePath.of(self.path) else { return }
    let inner = try Configuration(path: path)
    folders[inner.folder, default: [:]].merge(inner.severities) { $1 }
    for (folder, severities) in inner.folders {
      folders[folder, default: [:]].merge(severities) { $1 }
    }
    allowed.merge(inner.allowed) { $0.union($1) }
    source += "\n" + inner.source
  }

  /// Returns `true` if the configuration excludes a file from being read.
  package func leavesOut(_ path: String) -> Bool {
    !leftOut.isEmpty && leftOut.contains(AbsolutePath.of(path))
  }

  /// Returns `true` if the configuration permits a finding.
  package func permits(_ finding: Finding) -> Bool {
    allowed[finding.rule]?.contains(AbsolutePath.of(finding.place.path)) ?? false
  }

  /// Returns the severity of a finding, or `nil` if the configuration doesn't set one for its rule.
  func severity(of finding: Finding) -> Severity? {
    guard !folders.isEmpty else { return severities[finding.rule] }
    var place = AbsolutePath.of(finding.place.path)
    while true {
      if let severity = folders[place]?[finding.rule] { return severity }
      guard let slash = place.lastIndex(of: "/") else { return severities[finding.rule] }
      place = String(place[..<slash])
    }
  }

  // MARK: Reading

  private func readSeverities(_ value: Outline) throws(Mistake) -> [String: Severity] {
    var severities: [String: Severity] = [:]
    for (name, value) in try table(value) {
      let names = Severity.allCases.map(\.rawValue)
      guard let severity = Severity(rawValue: value.text ?? "") else {
        throw unknown(value, among: names)
      }
      severities[try rule(name)] = severity
    }
    return severities
  }

  private mutating func readMinimumScores(_ value: Outline) throws(Mistake) {
    for (name, value) in try table(value) {
      guard let score = ScoreName(rawValue: name.text ?? "") else {
        throw unknown(name, among: ScoreName.allCases.map(\.rawValue))
      }
      minimumScores.append((score, try number(value, in: 0...100)))
    }
  }

  private func number(_ value: Outline, in range: ClosedRange<Int>) throws(Mistake) -> Int {
    guard let number = Int(value.text ?? ""), range.contains(number) else {
      let text = range.upperBound == .max ? "" : " up to \(range.upperBound)"
      throw mistake(value, "a whole number\(text) is expected here")
    }
    return number
  }

  /// Returns the name of a rule. Throws if there is no such rule.
  private func rule(_ name: Outline) throws(Mistake) -> String {
    if let text = AllRules.mistake(name.text ?? "") { throw mistake(name, text) }
    return name.text ?? ""
  }

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
    for (name, value) in try table(value) { allowed[try rule(name)] = try places(value) }
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

  /// Reads `none`, the name of a module, or a module with its package.
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

  /// Returns the items of a list. A single value is a list of one item.
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

  /// Returns the path of a folder or file. Throws if it doesn't exist, because a misspelled path would disable a
  /// rule without a message.
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
