/// The settings for `portico port` in `.portico.yml`.
package struct PortConfiguration {
  /// The replacement of a module.
  package struct Mapping: Equatable, Sendable {
    /// The replacing module, or `nil` to remove the imports of the module.
    package var module: String?
    /// The address of the package that contains the module, or `nil` if the module is a target.
    package var package: String?
    package var version: String?
  }

  package internal(set) var modules: [String: Mapping] = [:]
  var leftOut = PathSet()

  package func leavesOut(_ path: String) -> Bool { !leftOut.isEmpty && leftOut.contains(path) }
}
