/// The place from which the sources of a package are fetched.
package struct PackageOrigin: Equatable, Sendable {
  package let address: String
  /// The revisions, tags and branches to try, in this order.
  package let names: [String]
}
