import PorticoCheck
import PorticoSource

extension Planner {
  /// Returns the modules that files import, each with its first place in a file.
  ///
  /// - Parameter absent: A module that `canImport` must not find.
  func survey(_ paths: [String], without absent: String? = nil) -> [Import] {
    let platform = platform.without(absent)
    return paths.flatMap { path -> [Import] in
      guard let text = try? TextFile.found(path) else { return [] }
      var known: Set<String> = []
      return SourceFile(path: path, bytes: Array(text.utf8), platform: platform).importedModules
        .filter { known.insert($0.module).inserted }
        .map { Import(module: $0.module, path: path, line: $0.line) }
    }
  }

  /// The platform that the translator will use.
  private var platform: Platform {
    Platform.phone.with(configuration.port.modules.mapValues { $0.module ?? "" })
  }

  /// Reports imports that aren't available, and determines the files that build without a change.
  mutating func judgeSources() {
    let modules = Set(plan.targets.map(\.name)).union(untranslated.keys)
    var bad: Set<String> = []
    for (index, target) in plan.targets.enumerated() {
      for item in imports[target.name] ?? [] {
        if configuration.port.modules[item.module] != nil || plan.modules[item.module] != nil {
          continue
        }
        if AppleModules.frameworks.contains(item.module) {
          plan.targets[index].frameworks.insert(item.module)
        }
        guard !KnownModules.present.contains(item.module), !modules.contains(item.module)
        else { continue }
        let reason: String
        if let known = absent[item.module] {
          reason = known
        } else if AppleModules.absent.contains(item.module) {
          reason = "is only available on Apple's platforms"
        } else if target.products.isEmpty {
          reason = "no target here builds"
        } else {
          // A product can contain modules with other names.
          continue
        }
        bad.insert(item.path)
        remark(target, item.path, item.line, "imports \(item.module), which \(reason)")
      }
      if target.isOwn { plan.ready.formUnion(target.sources) }
    }
    plan.ready.subtract(bad)
    for (module, mapping) in configuration.port.modules {
      plan.modules[module] = mapping.module ?? ""
    }
  }

  /// Removes targets of dependencies that nothing uses, and adds the remarks about the other ones to the plan.
  mutating func dropUnused() {
    let targets = Dictionary(plan.targets.map { ($0.name, $0) }) { first, _ in first }
    var used: Set<String> = []
    var stack = plan.targets.filter(\.isOwn).map(\.name)
    while let name = stack.popLast() {
      if used.insert(name).inserted { stack += targets[name]?.targets ?? [] }
    }
    plan.targets.removeAll { !used.contains($0.name) }
    for name in used.sorted() { plan.leftOut += others[name] ?? [] }
  }
}
