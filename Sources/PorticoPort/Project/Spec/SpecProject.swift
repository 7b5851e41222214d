import PorticoCheck

/// Converts a spec to the objects that Xcode's project file would contain.
struct SpecProject {
  private let spec: ProjectSpec
  private let folder: String
  private let settings: SpecSettings
  private let configurations: [String]
  private(set) var objects: [String: ProjectObject] = [:]
  private(set) var problems: [Remark] = []
  /// The references to files, which are all in one group.
  private var files: [PropertyList] = []

  init(_ spec: ProjectSpec) {
    self.spec = spec
    folder = AbsolutePath.folder(of: spec.path)
    settings = SpecSettings(spec)
    let names = spec.table["configs"]?.table.keys.sorted() ?? []
    configurations = names.isEmpty ? ["Debug", "Release"] : names
    addPackages()
    let targets = (spec.table["targets"]?.table ?? [:])
      .sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
      .map { add($0.key, $0.value) }
    for item in spec.table["projectReferences"]?.table.values.sorted(by: { $0.line < $1.line })
      ?? []
    {
      if let path = item.table["path"]?.text { _ = file(Paths.join(folder, path), item.line) }
    }
    let list = list("project", 1, spec.table, [:])
    _ = object("group", "PBXGroup", 1, ["children": .list(files)])
    let language = spec.table["options"]?.table["developmentLanguage"]?.text ?? "en"
    _ = object(
      "project", "PBXProject", 1,
      [
        "targets": .list(targets), "mainGroup": .text("group"),
        "developmentRegion": .text(language), "buildConfigurationList": list.value,
      ])
  }

  var root: ProjectObject {
    objects["project"] ?? ProjectObject(id: "project", line: 1, table: [:])
  }

  private mutating func object(
    _ id: String, _ kind: String, _ line: Int, _ table: [String: PropertyList.Value]
  ) -> PropertyList {
    var table = table.mapValues { PropertyList(value: $0, line: line) }
    table["isa"] = PropertyList(value: .text(kind), line: line)
    objects[id] = ProjectObject(id: id, line: line, table: table)
    return PropertyList(value: .text(id), line: line)
  }

  private mutating func file(_ path: String, _ line: Int) -> PropertyList {
    let id = "file " + path
    if let known = objects[id] { return PropertyList(value: .text(id), line: known.line) }
    let reference = object(
      id, "PBXFileReference", line,
      [
        "path": .text(path), "sourceTree": .text("<absolute>"), "lastKnownFileType": .text("file"),
      ])
    files.append(reference)
    return reference
  }

  // MARK: Targets

  private mutating func add(_ key: String, _ written: PropertyList) -> PropertyList {
    var item = withTemplates(key, written)
    var name = item.table["name"]?.text ?? key
    var platform = item.table["platform"]?.text ?? "auto"
    var basic: [String: String] = [:]
    if let list = item.table["platform"]?.list.compactMap(\.text), !list.isEmpty {
      // The spec stands for a target for each platform, of which only one is needed here.
      platform = list.contains("iOS") ? "iOS" : list[0]
      basic["PRODUCT_NAME"] = name
      name =
        (item.table["platformPrefix"]?.text ?? "") + name
        + (item.table["platformSuffix"]?.text ?? "_" + platform)
      item = item.mapped {
        $0.replacing("${platform}", with: platform).replacing("$platform", with: platform)
      }
    }
    basic["SDKROOT"] =
      ["iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos"][platform]
      ?? platform.lowercased()
    if let prefix = spec.table["options"]?.table["bundleIdPrefix"]?.text {
      basic["PRODUCT_BUNDLE_IDENTIFIER"] = prefix + "." + name.replacing("_", with: "-")
    }
    let table = item.table
    let type = table["type"]?.text ?? ""
    let sources = SpecSources(table, spec.path, folder: folder)
    problems += sources.problems
    basic["INFOPLIST_FILE"] = table["info"]?.table["path"]?.text ?? sources.infoPlist
    let ending = ["application": ".app", "framework": ".framework"][type] ?? ""
    let product = object(
      "product " + name, "PBXFileReference", written.line, ["path": .text(name + ending)])
    var values: [String: PropertyList.Value] = [
      "name": .text(name), "productType": .text("com.apple.product-type." + type),
      "productReference": product.value,
      "buildConfigurationList": list(name, written.line, table, basic).value,
      "buildPhases": .list(phases(of: name, table, sources, written.line)),
    ]
    values.merge(dependencies(of: name, table)) { $1 }
    if let properties = table["info"]?.table["properties"] { values["info"] = properties.value }
    return object("target " + name, "PBXNativeTarget", written.line, values)
  }

  /// Returns a target merged with its templates. Placeholders are replaced by the target's name and attributes.
  private func withTemplates(_ name: String, _ target: PropertyList, depth: Int = 0) -> PropertyList
  {
    guard let names = target.table["templates"]?.items, depth < 16 else { return target }
    var result = PropertyList(value: .table([:]), line: target.line)
    for item in names {
      guard let template = spec.table["targetTemplates"]?.table[item.text ?? ""] else { continue }
      result = ProjectSpec.merged(result, withTemplates(name, template, depth: depth + 1))
    }
    let attributes = target.table["templateAttributes"]?.table.compactMapValues(\.text) ?? [:]
    return ProjectSpec.merged(result, target).mapped { text in
      guard text.contains("$") else { return text }
      var text = text.replacing("${target_name}", with: name)
      for (key, value) in attributes { text = text.replacing("${\(key)}", with: value) }
      return text
    }
  }

  private mutating func phases(
    of name: String, _ table: [String: PropertyList], _ sources: SpecSources, _ line: Int
  ) -> [PropertyList] {
    func files(_ phase: SpecSources.File.Phase, _ project: inout SpecProject) -> [PropertyList] {
      sources.files.filter { $0.phase == phase }.map { file in
        let reference = project.file(file.path, file.line)
        return project.object(
          "build \(name) \(file.path)", "PBXBuildFile", file.line, ["fileRef": reference.value])
      }
    }
    var phases = [
      object(
        "sources " + name, "PBXSourcesBuildPhase", line, ["files": .list(files(.sources, &self))]),
      object(
        "resources " + name, "PBXResourcesBuildPhase", line,
        ["files": .list(files(.resources, &self))]),
      object(
        "frameworks " + name, "PBXFrameworksBuildPhase", line,
        ["files": .list(frameworks(of: name, table))]),
    ]
    let scripts = ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts"]
    if scripts.contains(where: { table[$0] != nil }) {
      phases.append(object("scripts " + name, "PBXShellScriptBuildPhase", line, [:]))
    }
    return phases
  }

  // MARK: Dependencies

  private static func isForPhones(_ item: PropertyList) -> Bool {
    for key in ["platforms", "destinationFilters", "platformFilter"] {
      let names = item.table[key]?.items.compactMap(\.text) ?? []
      if !names.isEmpty, !names.contains("iOS"), !names.contains("all") { return false }
    }
    return true
  }

  private mutating func frameworks(of name: String, _ table: [String: PropertyList])
    -> [PropertyList]
  {
    (table["dependencies"]?.list ?? []).filter(Self.isForPhones).compactMap { item in
      let carthage = item.table["carthage"]?.text
      guard
        let path = item.table["framework"]?.text
          ?? carthage.map({ "Carthage/Build/\($0).framework" })
      else { return nil }
      let reference = file(Paths.join(folder, path), item.line)
      return object("link \(name) \(path)", "PBXBuildFile", item.line, ["fileRef": reference.value])
    }
  }

  private mutating func dependencies(
    of name: String, _ table: [String: PropertyList]
  ) -> [String: PropertyList.Value] {
    var targets: [PropertyList] = []
    var products: [PropertyList] = []
    for item in table["dependencies"]?.list ?? [] where Self.isForPhones(item) {
      if let other = item.table["target"]?.text {
        // `Project/Target` is a target of another project.
        let other = Paths.name(other)
        let isOwn = spec.table["targets"]?.table[other] != nil
        targets.append(
          object(
            "depend \(name) \(other)", "PBXTargetDependency", item.line,
            isOwn ? ["target": .text("target " + other)] : ["name": .text(other)]))
      } else if let package = item.table["package"]?.text {
        let names =
          item.table["products"]?.list.compactMap(\.text) ?? [
            item.table["product"]?.text ?? package
          ]
        for product in names {
          products.append(
            object(
              "product \(name) \(product)", "XCSwiftPackageProductDependency", item.line,
              ["productName": .text(product), "package": .text("package " + package)]))
        }
      }
    }
    return ["dependencies": .list(targets), "packageProductDependencies": .list(products)]
  }

  private mutating func addPackages() {
    for (name, item) in spec.table["packages"]?.table ?? [:] {
      let table = item.table
      if let path = table["path"] {
        _ = object(
          "package " + name, "XCLocalSwiftPackageReference", item.line, ["relativePath": path.value]
        )
        continue
      }
      let address = table["url"]?.text ?? "https://github.com/\(table["github"]?.text ?? name).git"
      var wanted: [String: PropertyList] = [:]
      func want(_ kind: String, _ key: String, _ value: PropertyList) {
        wanted["kind"] = PropertyList(value: .text(kind), line: item.line)
        wanted[key] = value
      }
      for (name, kind, key) in [
        ("from", "upToNextMajorVersion", "minimumVersion"),
        ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
        ("minorVersion", "upToNextMinorVersion", "minimumVersion"),
        ("minVersion", "versionRange", "minimumVersion"),
        ("maxVersion", "versionRange", "maximumVersion"),
        ("exactVersion", "exactVersion", "version"), ("version", "exactVersion", "version"),
        ("branch", "branch", "branch"), ("revision", "revision", "revision"),
      ] {
        if let value = table[name] { want(kind, key, value) }
      }
      _ = object(
        "package " + name, "XCRemoteSwiftPackageReference", item.line,
        ["repositoryURL": .text(address), "requirement": .table(wanted)])
    }
    for item in spec.table["localPackages"]?.list ?? [] {
      _ = object(
        "package " + Paths.name(item.text ?? ""), "XCLocalSwiftPackageReference", item.line,
        ["relativePath": item.value])
    }
  }

  // MARK: Configurations

  private mutating func list(
    _ name: String, _ line: Int, _ table: [String: PropertyList], _ basic: [String: String]
  ) -> PropertyList {
    let items = configurations.map { configuration in
      let own = settings.settings(table["settings"], for: configuration)
      let values = basic.merging(own) { $1 }
      var item: [String: PropertyList.Value] = [
        "name": .text(configuration),
        "buildSettings": .table(values.mapValues { PropertyList(value: .text($0), line: line) }),
      ]
      if let path = table["configFiles"]?.table[configuration], let text = path.text {
        item["baseConfigurationReference"] = file(Paths.join(folder, text), path.line).value
      }
      return object("\(configuration) of \(name)", "XCBuildConfiguration", line, item)
    }
    return object(
      "configurations " + name, "XCConfigurationList", line,
      [
        "buildConfigurations": .list(items),
        "defaultConfigurationName": .text(configurations.last ?? ""),
      ])
  }
}
