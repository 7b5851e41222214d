/// What the translator must know about a target, besides its sources.
package struct TargetFacts: Codable {
  /// The name of the file, which is in the target's folder.
  package static let file = "Target.json"

  package var bridgingHeader: String?
  /// The modules that the bridging header imports into all files.
  package var imports: [String]?
  /// The substitutes of modules; an empty string removes a module's imports.
  package var modules: [String: String]
  /// The name of the target in Xcode.
  package var title: String?

  package init(
    bridgingHeader: String?, imports: [String]? = nil, modules: [String: String], title: String
  ) {
    self.bridgingHeader = bridgingHeader
    self.imports = imports
    self.modules = modules
    self.title = title
  }
}
