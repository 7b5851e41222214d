/// Finds which files of synchronized folders belong to which target.
struct SynchronizedMembers {
  private let project: XcodeProject
  private let tree: FileTree
  private(set) var problems: [Remark] = []
  /// The files of each folder, which several targets can use.
  private var contents: [String: [String]] = [:]
  private let groups: [ProjectObject]

  init(_ project: XcodeProject, _ tree: FileTree) {
    self.project = project
    self.tree = tree
    groups = project.objects.values
      .filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" && tree.paths[$0.id] != nil }
      .sorted { ($0.line, $0.id) < ($1.line, $1.id) }
  }

  /// Adds the files of synchronized folders to a target. An exception removes a file from the target of its folder,
  /// or adds it to another target.
  mutating func add(to target: inout XcodeTarget, _ object: ProjectObject) {
    guard !groups.isEmpty else { return }
    let own = Set(object.list("fileSystemSynchronizedGroups").compactMap(\.text))
    let phases = Set(object.list("buildPhases").compactMap(\.text))
    for group in groups {
      var excepted: [String] = []
      for (exceptions, _) in project.objects(group, "exceptions", &problems)
      where exceptions["target"] == object.id || phases.contains(exceptions["buildPhase"] ?? "") {
        if let phase = project.object(exceptions["buildPhase"]),
          phase.kind == "PBXCopyFilesBuildPhase"
        {
          continue
        }
        excepted += exceptions.list("membershipExceptions").compactMap(\.text)
      }
      let isOwn = own.contains(group.id)
      guard isOwn || !excepted.isEmpty else { continue }
      let names = Set(excepted.map(Self.plain))
      let folder = tree.paths[group.id] ?? ""
      for file in files(of: group, folder) where Self.isAmong(names, file) != isOwn {
        add(folder + "/" + file, group, to: &target)
      }
    }
  }

  /// Removes the prefix of an exception for all localizations, such as "/Localized: Folder/Main.strings".
  private static func plain(_ name: String) -> String {
    for mark in ["/Localized: ", "/Localized/"] where name.hasPrefix(mark) {
      return String(name.dropFirst(mark.count))
    }
    return name.hasSuffix("/") ? String(name.dropLast()) : name
  }

  /// Returns `true` if the names include a file or a folder that contains it.
  private static func isAmong(_ names: Set<String>, _ file: String) -> Bool {
    guard !names.isEmpty else { return false }
    let parts = file.split(separator: "/")
    if (1...parts.count).contains(where: { names.contains(parts.prefix($0).joined(separator: "/")) }
    ) {
      return true
    }
    let plain = parts.filter { !$0.hasSuffix(".lproj") }
    return plain.count < parts.count && names.contains(plain.joined(separator: "/"))
  }

  private mutating func files(of group: ProjectObject, _ folder: String) -> [String] {
    if let known = contents[group.id] { return known }
    let whole = Set(group.list("explicitFolders").compactMap(\.text))
    let files = SynchronizedFolder(folder, whole: whole).files
    if files.isEmpty {
      problems.append(
        Remark(project.path, group.line, "the folder '\(group.title)' is empty or not there"))
    }
    contents[group.id] = files
    return files
  }

  private func add(_ path: String, _ group: ProjectObject, to target: inout XcodeTarget) {
    let member = XcodeTarget.Member(path: path, line: group.line)
    switch FileKind(path) {
    case .swift, .otherSource: target.sources.append(member)
    case .resource: target.resources.append(member)
    case .none:
      // A folder that is copied unchanged may have no extension.
      if group.list("explicitFolders").contains(where: { path.hasSuffix("/" + ($0.text ?? "/")) }) {
        target.resources.append(member)
      }
    }
  }
}
