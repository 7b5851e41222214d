/// A target of the manifest.
struct PortTarget {
  enum Kind: String {
    case app = "app"
    case library = "framework"
    case tests = "tests"
  }

  /// The name of the module.
  let name: String
  /// The name in Xcode.
  let title: String
  let kind: Kind
  /// A Boolean value that indicates whether the target belongs to the project, and not to a package, pod or
  /// checkout.
  let isOwn: Bool
  /// The absolute paths of the Swift files, sorted.
  var sources: [String] = []
  var resources: [PortResource] = []
  /// The names of the targets that it depends on.
  var targets: Set<String> = []
  var products: Set<Product> = []
  /// Apple's frameworks besides UIKit for which Portico has a product.
  var frameworks: Set<String> = []
  /// The settings as code of the manifest, in order.
  var settings: [String] = []
  var infoPlist: String?
  var bridgingHeader: String?
  /// The frameworks that the bridging header imports into all files.
  var bridged: Set<String> = []

  struct Product: Hashable {
    let name: String
    let package: String
  }
}
