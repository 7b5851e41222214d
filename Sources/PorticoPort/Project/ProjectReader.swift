import Foundation
import PorticoCheck

/// Reads the targets of a project.
struct ProjectReader {
  let project: XcodeProject
  let tree: FileTree
  private(set) var targets: [XcodeTarget] = []
  private(set) var problems: [Remark] = []
  /// The paths of other projects whose targets this project uses.
  private(set) var subprojects: [String] = []
  /// The packages by the IDs of their references, and (`folders`) the folders without a package reference that may
  /// be packages.
  private(set) var packages: [String: PackageReference] = [:]
  private(set) var folders: [XcodeTarget.Member] = []
  private var members: SynchronizedMembers

  init(_ bundle: String) throws(Mistake) { self.init(try XcodeProject(bundle)) }

  init(_ project: XcodeProject) {
    self.project = project
    tree = FileTree(project)
    problems = project.problems + tree.problems
    members = SynchronizedMembers(project, tree)
    readReferences()
    for (object, _) in project.objects(project.root, "targets", &problems) { read(object) }
    problems += members.problems
  }

  private mutating func readReferences() {
    for object in project.objects.values.sorted(by: { $0.line < $1.line }) {
      switch object.kind {
      case "PBXFileReference":
        guard let path = tree.paths[object.id] else { continue }
        if path.hasSuffix(".xcodeproj") { subprojects.append(path) }
        if ["wrapper", "folder", "text", nil].contains(object["lastKnownFileType"]) {
          folders.append(.init(path: path, line: object.line))
        }
      case "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference":
        packages[object.id] = PackageReference(object, in: project)
      default: break
      }
    }
  }

  private mutating func read(_ object: ProjectObject) {
    let type = object["productType"] ?? ""
    let configurations = configurations(of: object)
    var target = XcodeTarget(
      project: project.path, id: object.id, name: object["name"] ?? object.id, line: object.line,
      product: type.replacing("com.apple.product-type.", with: ""),
      productFile: project.object(object["productReference"]).flatMap { $0["path"] ?? $0["name"] },
      debug: configurations.debug, release: configurations.release)
    for (phase, _) in project.objects(object, "buildPhases", &problems) {
      switch phase.kind {
      case "PBXSourcesBuildPhase": readFiles(phase, of: &target)
      case "PBXResourcesBuildPhase": readFiles(phase, of: &target)
      case "PBXFrameworksBuildPhase": readFrameworks(phase, of: &target)
      case "PBXShellScriptBuildPhase": target.hasScripts = true
      default: break
      }
    }
    members.add(to: &target, object)
    for (dependency, _) in project.objects(object, "dependencies", &problems) {
      let proxy = project.object(dependency["targetProxy"])
      if let id = dependency["target"] ?? proxy?["remoteGlobalIDString"], project.object(id) != nil
      {
        target.targets.append(id)
      } else if let name = dependency["name"] ?? proxy?["remoteInfo"] {
        target.targets.append(name)
      }
      if let product = project.object(dependency["productRef"]) { add(product, to: &target) }
    }
    for (product, _) in project.objects(object, "packageProductDependencies", &problems) {
      add(product, to: &target)
    }
    target.host = host(of: object, target)
    target.information = object.table["info"]
    targets.append(target)
  }

  private func add(_ product: ProjectObject, to target: inout XcodeTarget) {
    // The names of packages' plugins begin with `plugin:`.
    guard let name = product["productName"], !name.hasPrefix("plugin:") else { return }
    let found = XcodeTarget.PackageProduct(
      name: name, package: product["package"], line: product.line)
    if !target.products.contains(where: { $0.name == name }) { target.products.append(found) }
  }

  private mutating func readFiles(_ phase: ProjectObject, of target: inout XcodeTarget) {
    let isResources = phase.kind == "PBXResourcesBuildPhase"
    for (file, line) in project.objects(phase, "files", &problems) {
      guard Self.isForPhones(file) else { continue }
      if let product = project.object(file["productRef"]) {
        add(product, to: &target)
        continue
      }
      guard let reference = project.object(file["fileRef"]) else {
        problems.append(
          Remark(
            project.path, file.line, "'\(file["fileRef"] ?? file.id)' is no file of this project"))
        continue
      }
      for path in paths(of: reference) {
        let member = XcodeTarget.Member(path: path, line: line)
        if isResources { target.resources.append(member) } else { target.sources.append(member) }
      }
    }
  }

  /// Returns the path of a file, or the paths of its localizations.
  private mutating func paths(of reference: ProjectObject) -> [String] {
    if reference.kind == "PBXVariantGroup" {
      return project.objects(reference, "children", &problems).compactMap {
        tree.paths[$0.object.id]
      }
    }
    return tree.paths[reference.id].map { [$0] } ?? []
  }

  private mutating func readFrameworks(_ phase: ProjectObject, of target: inout XcodeTarget) {
    for (file, line) in project.objects(phase, "files", &problems) where Self.isForPhones(file) {
      if let product = project.object(file["productRef"]) {
        add(product, to: &target)
      } else if let reference = project.object(file["fileRef"]),
        reference["sourceTree"] != "SDKROOT",
        let path = reference["path"]
      {
        target.frameworks.append(.init(path: tree.paths[reference.id] ?? path, line: line))
      }
    }
  }

  private static func isForPhones(_ file: ProjectObject) -> Bool {
    let filters =
      file.list("platformFilters").compactMap(\.text) + [file["platformFilter"]].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  /// Returns the target in whose app a test runs, by ID or name.
  private func host(of object: ProjectObject, _ target: XcodeTarget) -> String? {
    let attributes = project.root.table["attributes"]?.table["TargetAttributes"]?.table[object.id]
    if let id = attributes?.table["TestTargetID"]?.text, project.object(id) != nil { return id }
    if let name = target.debug["TEST_TARGET_NAME"] { return name }
    // $(BUILT_PRODUCTS_DIR)/App.app/App
    return target.debug["TEST_HOST"].map(Paths.name)
  }

  private mutating func configurations(
    of object: ProjectObject
  ) -> (debug: BuildSettings, release: BuildSettings) {
    let own = list(object)
    let shared = list(project.root)
    let names = own.names.isEmpty ? shared.names : own.names
    let debug = names.first { $0 == "Debug" } ?? names.first { $0.contains("ebug") } ?? names.first
    let release =
      names.first { $0 == "Release" } ?? names.first { $0.contains("elease") } ?? own.first
      ?? names.last
    func settings(_ name: String?) -> BuildSettings {
      let name = name ?? ""
      let basic = [
        "TARGET_NAME": object["name"] ?? "", "PRODUCT_NAME": "$(TARGET_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_NAME": project.name,
        "CONFIGURATION": name, "SRCROOT": project.folder, "PROJECT_DIR": project.folder,
        "SOURCE_ROOT": project.folder, "DEVELOPMENT_LANGUAGE": project.language,
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PODS_ROOT": project.folder + "/Pods",
      ]
      return BuildSettings(
        [basic] + (shared.layers[name] ?? []) + (own.layers[name] ?? []), configuration: name)
    }
    return (settings(debug), settings(release))
  }

  /// Returns the configurations of a target or of the project. Each has the settings of its file and its own
  /// settings.
  private mutating func list(
    _ object: ProjectObject
  ) -> (names: [String], layers: [String: [[String: String]]], first: String?) {
    guard let list = project.object(object["buildConfigurationList"]) else {
      problems.append(Remark(project.path, object.line, "'\(object.title)' has no configurations"))
      return ([], [:], nil)
    }
    var names: [String] = []
    var layers: [String: [[String: String]]] = [:]
    for (item, _) in project.objects(list, "buildConfigurations", &problems) {
      let name = item["name"] ?? ""
      names.append(name)
      let own = item.table["buildSettings"]?.table.mapValues(\.words) ?? [:]
      layers[name] = [file(of: item), own]
    }
    return (names, layers, list["defaultConfigurationName"])
  }

  private mutating func file(of item: ProjectObject) -> [String: String] {
    var path = tree.paths[item["baseConfigurationReference"] ?? ""]
    if let anchor = tree.paths[item["baseConfigurationReferenceAnchor"] ?? ""],
      let inside = item["baseConfigurationReferenceRelativePath"]
    {
      path = Paths.join(anchor, inside)
    }
    guard let path else { return [:] }
    let file = SettingsFile(path, from: (project.path, item.line), folder: project.folder)
    problems += file.problems.filter { !problems.contains($0) }
    return file.settings
  }
}
