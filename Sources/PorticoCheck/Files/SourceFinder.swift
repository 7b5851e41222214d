import Foundation

/// Finds Swift sources below paths: no vendored or generated code, nothing that `.gitignore` hides.
package struct SourceFinder {
  package struct Found: Sendable {
    package var paths: [String] = []
    package var problems: [String] = []
    /// Storyboards and nibs, by their names.
    package var interfaces: [String] = []
  }

  private static let skipped: Set<String> = [
    "Pods", "Carthage", ".build", ".git", "DerivedData", "node_modules", "vendor", "Vendor",
    "ThirdParty", "Third Party", "third_party", "3rdParty", "External", "Externals", "checkouts",
    "SourcePackages", ".swiftpm", "fastlane", "build", "xcuserdata", "Generated", "Vendored",
    ".bundle", "bazel-out",
  ]
  private static let skippedEndings = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".playground",
    ".bundle", ".xcdatamodeld", ".app", ".docc", ".git", ".lproj.skip",
  ]
  private static let generatedEndings = [
    ".generated.swift", ".pb.swift", ".g.swift", "+Generated.swift", "R.generated.swift",
  ]

  package init() {}

  package func find(_ paths: [String]) -> Found {
    var found = Found()
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        found.problems.append("\(path): there is no such file or folder")
        continue
      }
      if isFolder.boolValue {
        walk(path, [], 0, &found, &seen)
      } else {
        found.paths.append(path)
      }
    }
    return found
  }

  private func walk(
    _ folder: String, _ rules: [IgnoreRules], _ depth: Int, _ found: inout Found,
    _ seen: inout Set<String>
  ) {
    guard depth < 60 else {
      found.problems.append("\(folder): folders are nested too deeply")
      return
    }
    guard seen.insert(identity(folder)).inserted else { return }
    guard let directory = opendir(folder) else {
      found.problems.append("\(folder): the folder cannot be read")
      return
    }
    var entries: [(name: String, isFolder: Bool, isLink: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      entries.append((name, type == Int32(DT_DIR), type != Int32(DT_DIR) && type != Int32(DT_REG)))
    }
    closedir(directory)
    entries.sort { $0.name < $1.name }
    var rules = rules
    if entries.contains(where: { $0.name == ".gitignore" }),
      let text = try? String(contentsOfFile: folder + "/.gitignore", encoding: .utf8)
    {
      rules.append(IgnoreRules(text, in: folder))
    }
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
        if Self.skipped.contains(entry.name) || entry.name.hasPrefix(".")
          || Self.skippedEndings.contains(where: entry.name.hasSuffix)
        {
          continue
        }
        if IgnoreRules.hides(path, true, rules) { continue }
        walk(path, rules, depth + 1, &found, &seen)
      } else if entry.name.hasSuffix(".swift") {
        guard entry.name != "Package.swift",
          !Self.generatedEndings.contains(where: entry.name.hasSuffix),
          !IgnoreRules.hides(path, false, rules)
        else { continue }
        found.paths.append(path)
      } else if entry.name.hasSuffix(".storyboard") || entry.name.hasSuffix(".xib") {
        found.interfaces.append(path)
      }
    }
  }

  private func identity(_ path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return path }
    return "\(info.st_dev)/\(info.st_ino)"
  }
}
