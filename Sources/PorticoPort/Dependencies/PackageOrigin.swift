/// Where the sources of a package are got.
package struct PackageOrigin: Equatable, Sendable {
  package let address: String
  /// Revisions, tags and branches that are tried in this order.
  package let names: [String]
}
