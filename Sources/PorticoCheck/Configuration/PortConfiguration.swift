/// What `.portico.yml` tells `portico port`.
package struct PortConfiguration {
  /// What stands in for a module.
  package struct Mapping: Equatable, Sendable {
    /// nil if nothing does: its imports are dropped.
    package var module: String?
    /// The address of the package that has it; nil if a target is meant.
    package var package: String?
    package var version: String?
  }

  package internal(set) var modules: [String: Mapping] = [:]
  var leftOut = PathSet()

  package func leavesOut(_ path: String) -> Bool { !leftOut.isEmpty && leftOut.contains(path) }
}
