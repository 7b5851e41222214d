import Foundation
import PorticoCheck
import PorticoSource

/// The files of a port: a manifest beside the project, and a folder that git ignores.
///
///     Package.swift
///     .portico/
///       .gitignore            hides all but the project's own templates
///       Packages/NAME/        sources of packages that have to be translated
///       App/                  the folder of the target App
///         Placeholder.swift   what SwiftPM compiles itself: a target without files is left out of the link
///         Sources/            links to the Swift files, in their folders as seen from the manifest; excluded on
///                             Linux, where the plugin translates what the links lead to
///         Resources/          links to files that are processed
///         Folders/            links to folders that are copied
///         Info.plist          the app's, with the values of build settings filled in
///         Target.json         what else the translator has to know
///
/// Links are absolute, because SwiftPM copies them into bundles as they are.
package struct PortLayout {
  package static let folder = ".portico"
  static let placeholder = "Placeholder.swift"
  static let sources = "Sources"
  static let resources = "Resources"
  static let folders = "Folders"
  static let infoPlist = "Info.plist"
  static let facts = TargetFacts.file
  static let plugin = "PorticoSources"
  /// The names in the folder that no target can have, in lowercase, because file systems can be case-insensitive.
  private static let taken: Set<String> = ["templates", "packages"]

  static func isTaken(_ name: String) -> Bool { taken.contains(name.lowercased()) }

  /// The folder of the project.
  package let root: String

  /// A Boolean value that indicates whether the project has its own manifest. SwiftPM prefers a manifest for its
  /// version.
  let isBeside: Bool

  var manifest: String { root + (isBeside ? "/Package@swift-6.2.swift" : "/Package.swift") }
  var ignoreFile: String { root + "/\(Self.folder)/.gitignore" }
  static let ignoreText = "/*\n!/templates/\n"

  /// Returns the folder of a target, relative to the manifest.
  static func place(of target: String) -> String {
    "\(folder)/\(target)" + (isTaken(target) ? "-target" : "")
  }

  func folder(of target: String) -> String { root + "/" + Self.place(of: target) }

  /// Returns the folder in which the sources of a package are expected.
  func folder(ofPackage identity: String) -> String {
    root + "/\(Self.folder)/Packages/\(identity)"
  }

  /// Returns the path of a source's link in the folder of its target. For sources outside of the root, the path
  /// begins with folders named `__`.
  func link(to source: String) -> String {
    let base = root.split(separator: "/")
    let parts = source.split(separator: "/")
    let common = zip(base, parts).prefix { $0 == $1 }.count
    let up = Array(repeating: "__", count: base.count - common)
    return ([Self.sources] + up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Throws if there is a link in the place of a file or folder to write. In an untrusted repository, such a link
  /// could lead outside of the repository.
  func refuseLinks() throws(Mistake) {
    for path in [manifest, root + "/" + Self.folder, ignoreFile, folder(ofPackage: "")] {
      let path = path.hasSuffix("/") ? String(path.dropLast()) : path
      var info = stat()
      if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK {
        throw Mistake(message: "\(path) is a link; nothing is written")
      }
    }
  }
}
