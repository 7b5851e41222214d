/// What `portico port` would write, and what it has to say.
package struct PortPlan {
  let layout: PortLayout
  var name: String
  var language = "en"
  var targets: [PortTarget] = []
  /// Dependencies of the package, as the manifest has them.
  var packages: [String] = []
  /// Identities of packages whose sources nobody has looked into, and where they are got.
  package var missing: [String: PackageOrigin] = [:]
  /// What stands in for modules; empty if nothing does.
  var modules: [String: String] = [:]
  /// What is not built, and why.
  package var leftOut: [Remark] = []
  /// What a person must change.
  package var changes: [Remark] = []
  /// The folder of the project.
  package var folder: String { layout.root }

  /// Source files of the project's own targets for iOS, and those of them that build as they are.
  package var sources: Set<String> = []
  package var ready: Set<String> = []

  /// Complexity: O(1).
  package var percentage: Int { sources.isEmpty ? 100 : ready.count * 100 / sources.count }
}
