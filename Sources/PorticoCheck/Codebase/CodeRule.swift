/// A rule that sources keep or break. Conform a type of your own to state one of your project's:
/// ```swift
/// struct KeepStylesToValues: CodeRule {
///   func breaches(in code: Codebase) -> [Breach] {
///     code.types(named: "*Style").failing("is a struct") { $0.kind == .struct }
///   }
/// }
/// ```
/// As with the rules that are built in, a comment `// portico:allow KeepStylesToValues` permits a breach on its line or
/// the next, `// portico:allow-file KeepStylesToValues` in the whole file.
public protocol CodeRule {
  /// Returns the places at which the rule is broken.
  func breaches(in code: Codebase) throws -> [Breach]
}

/// One of the rules of `portico check`. `portico rules` lists them.
public struct BuiltInRule: CodeRule, Sendable {
  /// The name of the rule, such as `HoldDelegatesWeakly`.
  public let name: String

  /// - Throws: ``Mistake`` if no rule has this name.
  public init(_ name: String) throws {
    if let text = AllRules.mistake(name) { throw Mistake(message: text) }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  /// All built-in rules.
  public static var all: [BuiltInRule] { AllRules.rules.map { BuiltInRule(known: $0.name) } }

  public func breaches(in code: Codebase) -> [Breach] {
    code.analysis.findings.filter { $0.rule == name }.map(code.breach)
  }
}

/// Folders that form layers. The code of a layer may refer only to the layers that the layer names.
/// ```swift
/// LayerRule(
///   Layer(name: "Features", folders: ["Sources/Features"], mayKnow: ["Domain"]),
///   Layer(name: "Domain", folders: ["Sources/Domain"]))
/// ```
public struct LayerRule: CodeRule, Sendable {
  public let layers: [Layer]

  public init(_ layers: Layer...) { self.layers = layers }

  /// - Throws: ``Mistake`` if a layer may use a layer that isn't in `layers`, or has a folder without a file.
  public func breaches(in code: Codebase) throws -> [Breach] {
    for layer in layers {
      for other in layer.mayKnow where !layers.contains(where: { $0.name == other }) {
        throw Mistake(message: "layer \(layer.name) may know \(other), which is no layer")
      }
      for folder in layer.folders where code.files(below: folder).files.isEmpty {
        throw Mistake(message: "layer \(layer.name): there is no file in \(folder)")
      }
    }
    return RespectLayers.findings(in: code.analysis.context(layers)).map(code.breach)
  }
}
