/// What the translator has to know of a target beside its sources.
package struct TargetFacts: Codable {
  /// The name of the file, which stands in the target's folder.
  package static let file = "Target.json"

  package var bridgingHeader: String?
  /// What stands in for modules; empty if nothing does.
  package var modules: [String: String]
  /// What Xcode calls the target.
  package var title: String?

  package init(bridgingHeader: String?, modules: [String: String], title: String) {
    self.bridgingHeader = bridgingHeader
    self.modules = modules
    self.title = title
  }
}
