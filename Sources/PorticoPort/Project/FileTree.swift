/// The places of a project's files. The path of a group is the base of the paths in the group.
///
/// - Complexity: O(*n*) for *n* objects.
struct FileTree {
  /// The absolute paths by the IDs of file references, groups and synchronized folders. Xcode's products and the
  /// files of SDKs aren't included.
  private(set) var paths: [String: String] = [:]
  private(set) var problems: [Remark] = []

  init(_ project: XcodeProject) {
    var stack: [(object: ProjectObject, folder: String)] = []
    if let main = project.object(project.root["mainGroup"]) { stack.append((main, project.folder)) }
    var visited: Set<String> = []
    while let (object, folder) = stack.popLast() {
      guard visited.insert(object.id).inserted else {
        if object.table["children"] != nil {
          problems.append(
            Remark(project.path, object.line, "the group '\(object.title)' is in two groups"))
        }
        continue
      }
      guard let path = Self.path(object, folder, project) else { continue }
      paths[object.id] = path
      for child in project.objects(object, "children", &problems).reversed() {
        stack.append((child.object, path))
      }
    }
  }

  private static func path(
    _ object: ProjectObject, _ folder: String, _ project: XcodeProject
  ) -> String? {
    let base: String
    switch object["sourceTree"] {
    case "<group>", nil: base = folder
    case "SOURCE_ROOT": base = project.folder
    case "<absolute>": base = "/"
    default: return nil
    }
    return Paths.join(base, object["path"] ?? "")
  }
}
