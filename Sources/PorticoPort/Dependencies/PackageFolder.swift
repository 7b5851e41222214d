import Foundation
import PorticoCheck

/// A package whose sources are on this disk, described by the literals in its manifest. The manifest isn't run.
struct PackageFolder {
  let identity: String
  let path: String
  /// A Boolean value that indicates whether the package belongs to the project.
  let isOwn: Bool
  let targets: [PackageManifest.Target]
  /// The targets of each product.
  let products: [String: [String]]
  /// The remote packages that it depends on.
  let references: [PackageReference]
  /// The language mode, from the tools version in the first line.
  let language: String

  init?(_ path: String, identity: String, isOwn: Bool) {
    guard let text = try? TextFile.found(path + "/Package.swift") else { return nil }
    self.path = path
    self.identity = identity
    self.isOwn = isOwn
    targets = PackageManifest(text).targets
    let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/)?.1 ?? "5"
    language = version == "5" || version == "4" ? "5" : "6"
    var products: [String: [String]] = [:]
    let library =
      /\.library\(\s*name:\s*"([^"]+)",\s*(?:type:\s*\.\w+,\s*)?targets:\s*\[([^\[\]]*)\]/
    for match in text.matches(of: library) {
      products[String(match.1)] = match.2.matches(of: /"([^"]+)"/).map { String($0.1) }
    }
    self.products = products
    let package = /\.package\([^()]*?url:\s*"([^"]+)",\s*([^()]*(?:\([^()]*\))?)/
    references = text.matches(of: package).map {
      PackageReference(
        place: .repository(String($0.1)),
        requirement: $0.2.trimmingCharacters(in: .whitespacesAndNewlines),
        file: path + "/Package.swift", line: 0)
    }
  }

  func has(_ product: String) -> Bool {
    products[product] != nil || targets.contains { $0.name == product && !$0.isTest }
  }

  func targets(of product: String) -> [String] {
    products[product] ?? (targets.contains { $0.name == product } ? [product] : [])
  }

  /// Returns the folder of a target, where SwiftPM would find it, or `nil` if it doesn't exist.
  func folder(of target: PackageManifest.Target) -> String? {
    let places =
      [target.folder]
      + (target.isTest
        ? ["Tests"] : ["Source/", "src/", "srcs/"].map { $0 + target.name } + ["Sources"])
    return places.map { Paths.join(path, $0) }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The file extensions of resources.
  static let resourceEndings: Set<String> = [
    "storyboard", "xib", "nib", "xcassets", "strings", "stringsdict", "xcstrings", "json", "plist",
    "ttf", "otf", "png", "jpg", "jpeg", "gif", "svg", "pdf", "html", "css", "js", "wav", "mp3",
  ]
}
