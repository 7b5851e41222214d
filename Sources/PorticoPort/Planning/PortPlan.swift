/// The result of planning a port: what `portico port` writes and reports.
package struct PortPlan {
  let layout: PortLayout
  var name: String
  var language = "en"
  var targets: [PortTarget] = []
  /// The dependencies of the package, as code of the manifest.
  var packages: [String] = []
  /// The packages whose sources were not examined, by identity, with the places from which they can be fetched.
  package var missing: [String: PackageOrigin] = [:]
  /// The substitutes of modules; an empty string removes a module's imports.
  var modules: [String: String] = [:]
  /// The parts that aren't built, with reasons.
  package var leftOut: [Remark] = []
  /// The changes that the user must make.
  package var changes: [Remark] = []
  /// The folder of the project.
  package var folder: String { layout.root }

  /// The source files of the project's own targets for iOS, and (`ready`) those of them that build without a
  /// change.
  package var sources: Set<String> = []
  package var ready: Set<String> = []

  /// The percentage of source files that build without a change.
  ///
  /// - Complexity: O(1).
  package var percentage: Int { sources.isEmpty ? 100 : ready.count * 100 / sources.count }
}
