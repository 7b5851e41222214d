/// A target of a project, with the places of its files.
struct XcodeTarget {
  struct Member: Hashable {
    let path: String
    /// The line in the project file.
    let line: Int
  }

  let project: String
  let id: String
  let name: String
  let line: Int
  /// The type of the product: `application`, `framework`, `bundle.unit-test` and so on. It's empty if the target
  /// builds nothing.
  let product: String
  /// The name of the product, such as `App.app`.
  let productFile: String?
  var sources: [Member] = []
  var resources: [Member] = []
  /// The IDs of targets in this project, and the names of targets in other projects.
  var targets: [String] = []
  /// The frameworks that it links, such as `Core.framework`.
  var frameworks: [Member] = []
  var products: [PackageProduct] = []
  var host: String?
  var hasScripts = false
  /// The contents of the `Info.plist` that a spec defines.
  var information: PropertyList?
  let debug: BuildSettings
  let release: BuildSettings

  /// A product of a package, and the package if the project names it.
  struct PackageProduct: Hashable {
    let name: String
    let package: String?
    let line: Int
  }

  /// The module's name for `import`.
  var module: String {
    Paths.module(debug["PRODUCT_MODULE_NAME"] ?? debug["PRODUCT_NAME"] ?? name)
  }
}
