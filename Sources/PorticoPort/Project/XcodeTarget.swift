/// A target of a project, with its files where they are.
struct XcodeTarget {
  struct Member: Hashable {
    let path: String
    /// Of the project file.
    let line: Int
  }

  let project: String
  let id: String
  let name: String
  let line: Int
  /// `application`, `framework`, `bundle.unit-test` …; empty if it builds nothing.
  let product: String
  /// The name of what it builds: `App.app`.
  let productFile: String?
  var sources: [Member] = []
  var resources: [Member] = []
  /// The ids of targets in this project, and the names of targets in others.
  var targets: [String] = []
  /// What it links: `Core.framework`.
  var frameworks: [Member] = []
  var products: [PackageProduct] = []
  var host: String?
  var hasScripts = false
  /// What a spec has its `Info.plist` made of.
  var information: PropertyList?
  let debug: BuildSettings
  let release: BuildSettings

  /// A product of a package, and the package if the project says which.
  struct PackageProduct: Hashable {
    let name: String
    let package: String?
    let line: Int
  }

  /// The module's name, which `import` takes.
  var module: String {
    Paths.module(debug["PRODUCT_MODULE_NAME"] ?? debug["PRODUCT_NAME"] ?? name)
  }
}
