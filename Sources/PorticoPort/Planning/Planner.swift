import Foundation
package import PorticoCheck

/// Makes the plan of a port: reads the projects, chooses targets, finds their dependencies, and examines their
/// sources.
package struct Planner {
  let root: String
  let layout: PortLayout
  let configuration: Configuration
  var plan: PortPlan
  var projects: [ProjectReader] = []
  /// The chosen targets with their names, in the manifest's order.
  var chosen: [(name: String, target: XcodeTarget)] = []
  /// The names of targets by their IDs, their names in Xcode, and their products.
  var names = TargetNames()
  var packages: [PackageFolder] = []
  /// The references to remote packages, by identity.
  var remote: [String: PackageReference] = [:]
  var pins: [String: ResolvedPackages.Pin] = [:]
  /// The identities of the packages whose products a project names, by product.
  var declared: [String: String] = [:]
  /// The packages that are translated, by the names of their targets in the manifest.
  var translated: [String: PackageFolder] = [:]
  /// The packages that build without Portico, by their modules.
  var untranslated: [String: PackageFolder] = [:]
  /// The remarks about targets of dependencies. They are reported if the targets are used.
  var others: [String: [Remark]] = [:]
  /// The reasons why targets aren't built, by module.
  var absent: [String: String] = [:]
  /// The imports of targets, by target.
  var imports: [String: [Import]] = [:]

  struct Import {
    let module: String
    let path: String
    let line: Int
  }

  /// Makes the plan for the projects in a folder.
  ///
  /// - Parameter isBeside: `true` if the folder has its own manifest, which is read and not changed.
  package static func plan(
    _ folder: String, configuration: Configuration = Configuration(), isBeside: Bool = false
  ) throws(Mistake) -> PortPlan {
    var planner = Planner(AbsolutePath.of(folder), configuration, isBeside: isBeside)
    try planner.readProjects()
    planner.readPackages()
    planner.chooseTargets()
    planner.choosePackages()
    planner.reportLocks()
    planner.joinTargets()
    planner.judgeSources()
    planner.dropUnused()
    return planner.finished()
  }

  private init(_ root: String, _ configuration: Configuration, isBeside: Bool) {
    self.root = root
    self.configuration = configuration
    layout = PortLayout(root: root, isBeside: isBeside)
    plan = PortPlan(layout: layout, name: Paths.name(root))
  }

  private mutating func readProjects() throws(Mistake) {
    let finder = try ProjectFinder(root, isBeside: layout.isBeside)
    plan.changes += finder.problems
    var queue = finder.own.map { (path: $0, isOwn: true) } + finder.others.map { ($0, false) }
    let found = queue.count
    var known: Set<String> = []
    var index = 0
    while index < queue.count {
      let (path, isOwn) = queue[index]
      index += 1
      guard known.insert(path).inserted else { continue }
      let reader: ProjectReader
      do {
        reader = try ProjectReader(path)
      } catch {
        // A project that another one refers to may only exist after another tool has run.
        guard isOwn, index <= found else {
          plan.changes.append(Remark(path, 0, "is a project that cannot be read"))
          continue
        }
        throw error
      }
      projects.append(reader)
      if isOwn { plan.changes += reader.problems }
      // A project in a project: its targets are built if they are used.
      queue += reader.subprojects.map { ($0, isOwn && !$0.contains("/Pods/")) }
    }
    plan.name = projects.first?.project.name ?? plan.name
    plan.language = projects.first?.project.language ?? plan.language
    let resolved = ResolvedPackages(besides: finder.workspaces + finder.own)
    plan.changes += resolved.problems
    pins = resolved.pins
    if layout.isBeside { addPackage(root, isOwn: true) }
    for folder in finder.folders { addPackage(folder, isOwn: true) }
  }

  mutating func addPackage(_ path: String, identity: String? = nil, isOwn: Bool) {
    let identity = identity ?? Paths.name(path).lowercased()
    guard path != root || layout.isBeside, !packages.contains(where: { $0.path == path }),
      let folder = PackageFolder(path, identity: identity, isOwn: isOwn)
    else { return }
    packages.append(folder)
  }

  /// Reports the pods and checkouts whose sources aren't on this disk.
  private mutating func reportLocks() {
    let built = Set(projects.flatMap(\.targets).map(\.name))
    for (file, read) in [
      ("Podfile.lock", LockFiles.pods), ("Cartfile.resolved", LockFiles.carthage),
    ] {
      guard let text = try? TextFile.found(root + "/" + file) else { continue }
      for entry in read(text) where !built.contains(entry.name) {
        guard configuration.port.modules[entry.name] == nil else { continue }
        let hasFolder = ["Pods/", "Carthage/Checkouts/"].contains {
          FileManager.default.fileExists(atPath: root + "/" + $0 + entry.name)
        }
        plan.leftOut.append(
          Remark(
            root + "/" + file, entry.line,
            "\(entry.name) \(entry.version): "
              + (hasFolder ? "has no project" : "its sources are not here")))
      }
    }
  }

  private func finished() -> PortPlan {
    var plan = plan
    plan.targets.sort {
      ($0.isOwn ? 0 : 1, $0.kind.order, $0.name) < ($1.isOwn ? 0 : 1, $1.kind.order, $1.name)
    }
    plan.packages = Array(Set(plan.packages)).sorted()
    func sorted(_ remarks: [Remark]) -> [Remark] {
      Array(Set(remarks)).sorted { ($0.path, $0.line, $0.text) < ($1.path, $1.line, $1.text) }
    }
    plan.leftOut = sorted(plan.leftOut)
    plan.changes = sorted(plan.changes)
    return plan
  }
}

extension PortTarget.Kind {
  fileprivate var order: Int {
    switch self {
    case .app: 0
    case .library: 1
    case .tests: 2
    }
  }
}
