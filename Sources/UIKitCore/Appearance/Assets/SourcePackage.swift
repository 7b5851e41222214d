import Foundation

/// The package from which the program was built, for advice about files that its manifest doesn't list.
enum SourcePackage {
  /// The folder of the package, whose `.build` folder contains the program. `nil` if the program was moved.
  private static let folder: URL? = {
    let program = Bundle.main.bundleURL.standardizedFileURL.pathComponents
    guard let build = program.lastIndex(of: ".build") else { return nil }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(program[..<build])))
  }()

  /// The files and folders of the package that aren't hidden.
  private static let paths: [String] = {
    guard let folder else { return [] }
    let files = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = files?.nextObject() as? String {
      if (path as NSString).lastPathComponent.hasPrefix(".") {
        files?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths
  }()

  /// Returns the first file of the package that meets `condition`, and prefers those of a module.
  static func path(preferring module: String?, where condition: (_ name: String) -> Bool) -> String?
  {
    let found = paths.filter { condition(($0 as NSString).lastPathComponent) }.sorted()
    return found.first { path in module.map { path.contains("/\($0)/") } ?? false } ?? found.first
  }

  /// Returns what to add to which manifest, so that a file becomes a resource.
  static func declaration(of path: String) -> String {
    let place = place(of: path)
    let rest = " to the resources of \(place.target) in \(place.manifest)."
    // A catalog or a localization is a folder.
    let isFolder = { (name: String) in name.hasSuffix(".xcassets") || name.hasSuffix(".lproj") }
    let end = place.inner.firstIndex(where: isFolder) ?? place.inner.count - 1
    let entry = place.inner[...end].joined(separator: "/")
    guard place.inner.last == "Info.plist" else { return "Add .process(\"\(entry)\")" + rest }
    // SwiftPM doesn't allow this file at the top of a bundle.
    guard let folder = place.inner.dropLast().first else {
      return "Move it into a folder, such as Support, and add .copy(\"Support\")" + rest
    }
    return "Add .copy(\"\(folder)\")" + rest
  }

  /// Returns the manifest and the target of a file, and its path components relative to the target's folder.
  private static func place(
    of path: String
  ) -> (manifest: String, target: String, inner: [String]) {
    let names = path.split(separator: "/").map(String.init)
    var depth = names.count - 1
    func manifest() -> String { (names[..<depth] + ["Package.swift"]).joined(separator: "/") }
    func text() -> String? {
      folder.flatMap {
        try? String(contentsOf: $0.appendingPathComponent(manifest()), encoding: .utf8)
      }
    }
    var source = text()
    while source == nil, depth > 0 {
      depth -= 1
      source = text()
    }
    let inner = Array(names[depth...])
    let declared = (source ?? "").matches(of: /path:\s*"([^"]+)"/)
      .map { $0.output.1.split(separator: "/").map(String.init) }
      .filter { inner.count > $0.count && inner.starts(with: $0) }
    if let path = declared.max(by: { $0.count < $1.count }) {
      let target = "the target whose path is \"\(path.joined(separator: "/"))\""
      return (manifest(), target, Array(inner.dropFirst(path.count)))
    }
    if ["Sources", "Source", "src", "srcs", "Tests"].contains(inner[0]), inner.count > 2 {
      return (manifest(), "the target \(inner[1])", Array(inner.dropFirst(2)))
    }
    return (manifest(), "its target", inner)
  }
}
