import Foundation

/// Finds Swift sources in folders, without vendored code, generated code, and files that `.gitignore` ignores.
package struct SourceFinder {
  package struct Found: Sendable {
    package var paths: [String] = []
    package var problems: [String] = []
    /// The storyboards and nibs, recognized by their file extensions.
    package var interfaces: [String] = []
    /// The headers and sources in Objective-C.
    package var objectiveC: [String] = []
    /// The configurations of folders below the given ones.
    package var configurations: [String] = []
  }

  private static let skipped: Set<String> = [
    "Pods", "Carthage", ".build", ".git", "DerivedData", "node_modules", "vendor", "Vendor",
    "ThirdParty", "Third Party", "third_party", "3rdParty", "External", "Externals", "checkouts",
    "SourcePackages", ".swiftpm", "fastlane", "build", "xcuserdata", "Generated", "Vendored",
    ".bundle", "bazel-out",
  ]
  private static let skippedEndings = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework",
    ".bundle", ".xcdatamodeld", ".app", ".docc", ".git", ".lproj.skip", ".xctemplate",
    ".playground",
  ]
  /// Folders with example apps, which are skipped in libraries.
  private static let showcases: Set<String> = [
    "Example", "Examples", "Demo", "Demos", "Sample", "Samples",
  ]
  private static let interfaceEndings = [".storyboard", ".xib"]
  private static let objectiveCEndings = [".h", ".m", ".mm"]
  private static let generatedEndings = [
    ".generated.swift", ".pb.swift", ".g.swift", "+Generated.swift", "R.generated.swift",
  ]

  private let isLeftOut: (String) -> Bool

  /// - Parameter isLeftOut: Returns `true` for a file or folder that the user excludes.
  package init(leavingOut isLeftOut: @escaping (String) -> Bool = { _ in false }) {
    self.isLeftOut = isLeftOut
  }

  package func find(_ paths: [String]) -> Found {
    var search = Search()
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        search.found.problems.append("\(path): \(Self.reason(path))")
        continue
      }
      if isFolder.boolValue {
        search.around = Self.around(path)
        let rules = IgnoreRules.above(path, problems: &search.found.problems)
        walk(path, rules, 0, &search)
      } else if path.hasSuffix(".swift") {
        search.links.append(path)
      } else {
        search.found.problems.append("\(path): is neither a folder nor a Swift file")
      }
    }
    // A file that is found both through a link and under its own name is read once.
    for path in search.links {
      let identity = Self.identity(path)
      if search.files.insert(identity?.file ?? 0).inserted { search.found.paths.append(path) }
    }
    return search.found
  }

  /// Returns the reason why nothing is found at a path.
  private static func reason(_ path: String) -> String {
    var info = stat()
    guard stat(path, &info) != 0, errno != ENOENT, errno != ENOTDIR else {
      let near = Nearest.file(path).map { "; did you mean '\($0)'?" } ?? ""
      return "there is no such file or folder" + near
    }
    return "cannot be read: \(String(cString: strerror(errno)))"
  }

  /// The state of a search.
  private struct Search {
    var found = Found()
    var folders: Set<Identity> = []
    var files: Set<UInt64> = []
    /// The parent folders of the search. A link to one of them is a cycle.
    var around: Set<Identity> = []
    /// Files that may be found again under another name.
    var links: [String] = []
  }

  private struct Identity: Hashable {
    var device: UInt64
    var file: UInt64
  }

  private func walk(
    _ folder: String, _ rules: [IgnoreRules], _ depth: Int, _ search: inout Search
  ) {
    guard depth < 60 else {
      search.found.problems.append("\(folder): folders are nested too deeply")
      return
    }
    guard let identity = Self.identity(folder), search.folders.insert(identity).inserted else {
      return
    }
    guard let directory = opendir(folder) else {
      search.found.problems.append("\(folder): cannot be read: \(String(cString: strerror(errno)))")
      return
    }
    var entries: [(name: String, file: UInt64, isFolder: Bool, isLink: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      entries.append(
        (
          name, UInt64(entry.pointee.d_ino), type == Int32(DT_DIR),
          type != Int32(DT_DIR) && type != Int32(DT_REG)
        ))
    }
    closedir(directory)
    entries.sort { $0.name < $1.name }
    var rules = rules
    if entries.contains(where: { $0.name == ".gitignore" }),
      let text = IgnoreRules.text(folder + "/.gitignore", problems: &search.found.problems)
    {
      rules.append(IgnoreRules(text, in: folder))
    }
    let isLibrary = depth > 0 && entries.contains { $0.name.hasSuffix(".podspec") }
    for var entry in entries {
      let path =
        folder == "."
        ? entry.name : folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      if entry.isLink {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        entry.isFolder = isFolder.boolValue
      }
      if entry.isFolder {
        if entry.name.hasSuffix(".storyboardc") { continue }
        if Self.isSkipped(entry.name, inLibrary: isLibrary) { continue }
        if entry.isLink, let identity = Self.identity(path), search.around.contains(identity) {
          continue
        }
        if IgnoreRules.hides(path, true, rules) || isLeftOut(path) { continue }
        walk(path, rules, depth + 1, &search)
        continue
      }
      if entry.name == Configuration.name, depth > 0 {
        search.found.configurations.append(path)
      }
      let isSource = Self.isSource(entry.name)
      let isInterface = Self.interfaceEndings.contains(where: entry.name.hasSuffix)
      guard isSource || isInterface || Self.objectiveCEndings.contains(where: entry.name.hasSuffix),
        !IgnoreRules.hides(path, false, rules), !isLeftOut(path)
      else { continue }
      if isInterface {
        search.found.interfaces.append(path)
      } else if !isSource {
        search.found.objectiveC.append(path)
      } else if entry.isLink {
        search.links.append(path)
      } else {
        search.files.insert(entry.file)
        search.found.paths.append(path)
      }
    }
  }

  /// Returns `true` if a folder of this name contains code that the project's authors didn't write.
  static func isSkipped(_ name: String, inLibrary isInLibrary: Bool) -> Bool {
    skipped.contains(name) || name.hasPrefix(".") || skippedEndings.contains(where: name.hasSuffix)
      || isInLibrary && showcases.contains(name)
  }

  /// Returns `true` if a file of this name is a source that a person writes.
  static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix("Package@swift-")
      && !generatedEndings.contains(where: name.hasSuffix)
  }

  private static func around(_ folder: String) -> Set<Identity> {
    var place = AbsolutePath.of(folder)
    var around: Set<Identity> = []
    while place.count > 1 {
      place = (place as NSString).deletingLastPathComponent
      if let identity = identity(place) { around.insert(identity) }
    }
    return around
  }

  private static func identity(_ path: String) -> Identity? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return Identity(device: UInt64(info.st_dev), file: UInt64(info.st_ino))
  }
}
