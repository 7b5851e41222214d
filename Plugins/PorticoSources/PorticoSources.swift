import Foundation
import PackagePlugin

/// Translates the Swift files that lie in a target's folder and that the target leaves out.
///
/// The files are those of an app as Xcode builds it; what is compiled are their translations.
@main
struct PorticoSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let dependencies = ordered(target)
    let folders = (context.package.targets + dependencies).map(\.directoryURL)
    let files = leftOut(of: module, folders)
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL
    var arguments = ["--module", module.moduleName, "--output", output.path]
    if dependencies.contains(where: { $0.name == "UIKit" }) { arguments.append("--uikit") }
    if module.sourceFiles.contains(where: { $0.type == .resource }) {
      arguments.append("--resources")
    }
    var inputs = files
    if let information = information(of: module) {
      arguments += ["--information", information.path]
      inputs.append(information)
    }
    let facts = target.directoryURL.appending(component: "Target.json").standardizedFileURL
    if FileManager.default.fileExists(atPath: facts.path) {
      arguments += ["--facts", facts.path]
      inputs.append(facts)
    }
    for catalog in catalogs(of: module) {
      arguments += ["--catalog", catalog.path]
      inputs += contents(of: catalog)
    }
    func add(_ option: String, _ other: any SourceModuleTarget) {
      let files = leftOut(of: other, folders)
      guard !files.isEmpty else { return }
      arguments += [option, other.moduleName] + files.map(\.path) + ["--"]
      inputs += files
    }
    for case let dependency as any SourceModuleTarget in dependencies {
      add("--depends", dependency)
    }
    // What they override of this target's classes in extensions is declared in the classes.
    for case let dependent as any SourceModuleTarget in context.package.targets
    where ordered(dependent).contains(where: { $0.id == target.id }) {
      add("--dependent", dependent)
    }
    return [
      .buildCommand(
        displayName: "Translating \(target.name)",
        executable: try context.tool(named: "PorticoSourceTool").url,
        arguments: arguments + files.map(\.path), inputFiles: inputs,
        outputFiles: files.map { output.appending(component: name(of: $0)) }
          + [output.appending(component: "PorticoSupport.translated.swift")])
    ]
  }

  /// The translation's name. The compiler warns of two files of one name; a script must have its name.
  private func name(of file: URL) -> String {
    file.lastPathComponent == "main.swift"
      ? "main.swift" : file.deletingPathExtension().lastPathComponent + ".translated.swift"
  }

  /// The targets that a target depends on, in its package and others, each behind those that it
  /// has itself.
  private func ordered(_ target: any Target) -> [any Target] {
    var seen: Set<String> = []
    var ordered: [any Target] = []
    func visit(_ target: any Target) {
      for dependency in target.dependencies {
        switch dependency {
        case .target(let target): add(target)
        case .product(let product): product.targets.forEach(add)
        @unknown default: break
        }
      }
    }
    func add(_ target: any Target) {
      guard seen.insert(target.id).inserted else { return }
      visit(target)
      ordered.append(target)
    }
    visit(target)
    return ordered
  }

  /// The `Info.plist` in a target's folder, whatever it is called: the outermost.
  private func information(of target: any SourceModuleTarget) -> URL? {
    let walk = FileManager.default.enumerator(
      at: target.directoryURL.standardizedFileURL, includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var found: URL?
    while let url = walk?.nextObject() as? URL {
      guard url.lastPathComponent.hasSuffix("Info.plist") else { continue }
      if found.map({ url.pathComponents.count < $0.pathComponents.count }) ?? true { found = url }
    }
    return found?.standardizedFileURL
  }

  /// The asset catalogs among a target's resources.
  private func catalogs(of target: any SourceModuleTarget) -> [URL] {
    var catalogs: [URL] = []
    for file in target.sourceFiles where file.type == .resource {
      let inner = (FileManager.default.subpaths(atPath: file.url.path) ?? [])
        .filter { $0.hasSuffix(".xcassets") }
      catalogs += inner.map { file.url.appendingPathComponent($0) }
      if file.url.pathExtension == "xcassets" { catalogs.append(file.url) }
    }
    return catalogs.map(\.standardizedFileURL)
  }

  /// What a catalog's names come from.
  private func contents(of catalog: URL) -> [URL] {
    let paths = FileManager.default.subpaths(atPath: catalog.path) ?? []
    return paths.filter { $0.hasSuffix("Contents.json") }.map {
      catalog.appendingPathComponent($0)
    }
  }

  /// The files of a target's folder, but for those that it compiles and those of targets inside.
  private func leftOut(of target: any SourceModuleTarget, _ folders: [URL]) -> [URL] {
    let folder = target.directoryURL.standardizedFileURL
    let inner = folders.map(\.standardizedFileURL.path).filter {
      $0.hasPrefix(folder.path + "/")
    }
    let compiled = Set(
      target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var files: [URL] = []
    for case let url as URL in walk where url.pathExtension == "swift" {
      let path = url.standardizedFileURL.path
      guard !compiled.contains(path), !inner.contains(where: { path.hasPrefix($0 + "/") }) else {
        continue
      }
      // Diagnostics are those of the file that a link leads to.
      files.append(url.standardizedFileURL.resolvingSymlinksInPath())
    }
    return files.sorted { $0.path < $1.path }
  }
}
