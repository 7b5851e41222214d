/// A target of the manifest.
struct PortTarget {
  enum Kind: String {
    case app = "app"
    case library = "framework"
    case tests = "tests"
  }

  /// The module's.
  let name: String
  /// What Xcode calls it.
  let title: String
  let kind: Kind
  /// Whether it is the project's, and not of a package, a pod or a checkout.
  let isOwn: Bool
  /// Swift files, absolute and sorted.
  var sources: [String] = []
  var resources: [PortResource] = []
  /// Names of others.
  var targets: Set<String> = []
  var products: Set<Product> = []
  /// Apple's, besides UIKit, for which Portico has a product.
  var frameworks: Set<String> = []
  /// As the manifest has them, in order.
  var settings: [String] = []
  var infoPlist: String?
  var bridgingHeader: String?

  struct Product: Hashable {
    let name: String
    let package: String
  }
}
