import Foundation

/// The files that a target's `sources` stand for.
struct SpecSources {
  struct File {
    enum Phase { case sources, resources, none }
    let path: String
    let line: Int
    let phase: Phase
  }

  private(set) var files: [File] = []
  /// The first `Info.plist`, which a target uses if it has no setting for it.
  private(set) var infoPlist: String?
  private(set) var problems: [Remark] = []
  private let folder: String
  private let spec: String

  init(_ target: [String: PropertyList], _ spec: String, folder: String) {
    self.folder = folder
    self.spec = spec
    for item in target["sources"]?.items ?? [] { add(item) }
  }

  private mutating func add(_ item: PropertyList) {
    guard let name = item.text ?? item.table["path"]?.text, !name.isEmpty else { return }
    let path = Paths.join(folder, name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if !["true", "yes"].contains(item.table["optional"]?.text?.lowercased()) {
        problems.append(Remark(spec, item.line, "\(name) is not there"))
      }
      return
    }
    let type = item.table["type"]?.text
    let isFile = !isFolder.boolValue || FileKind.bundles.contains(Paths.ending(path))
    if isFile || type == "folder" || type == "file" {
      return add(path, item, isFolder: isFolder.boolValue && !isFile)
    }
    let excludes = patterns(item, "excludes")
    let includes = patterns(item, "includes")
    for file in SynchronizedFolder(path).files
    where !excludes.contains(where: { Self.fits(file, $0) })
      && (includes.isEmpty || includes.contains { Self.fits(file, $0) })
    {
      add(path + "/" + file, item, isFolder: false)
    }
  }

  private func patterns(_ item: PropertyList, _ key: String) -> [String] {
    item.table[key]?.items.compactMap(\.text) ?? []
  }

  private mutating func add(_ path: String, _ item: PropertyList, isFolder: Bool) {
    if Paths.name(path) == "Info.plist" {
      infoPlist = infoPlist ?? path
      return
    }
    let kind = FileKind(path)
    let phase: File.Phase =
      switch item.table["buildPhase"]?.text {
      case "sources"?: .sources
      case "resources"?: .resources
      case .some: .none
      case nil where isFolder: .resources
      case nil:
        switch kind {
        case .swift, .otherSource: .sources
        case .resource: .resources
        case .none: .none
        }
      }
    // A build phase of another kind copies files, which isn't done here.
    guard item.table["buildPhase"]?.table.isEmpty ?? true else { return }
    files.append(File(path: path, line: item.line, phase: phase))
  }

  /// Returns `true` if a pattern matches a file or a folder that contains it.
  static func fits(_ file: String, _ pattern: String) -> Bool {
    let parts = file.split(separator: "/")
    // `**` matches any number of folders, including none.
    let isDeep = pattern.contains("**")
    let patterns = isDeep ? [pattern, pattern.replacing("**/", with: "")] : [pattern]
    return parts.indices.contains { index in
      let path = parts[...index].joined(separator: "/")
      return patterns.contains { fnmatch($0, path, isDeep ? 0 : FNM_PATHNAME) == 0 }
    }
  }
}
