import PorticoCheck
import PorticoSource

extension Planner {
  /// What files import of which they can say so.
  ///
  /// - Parameter absent: A module that `canImport` is not to find.
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

  /// As the translator is going to see it.
  private var platform: Platform {
    Platform.phone.with(configuration.port.modules.mapValues { $0.module ?? "" })
  }

  /// Tells the imports that can't be here, and counts the files that build as they are.
  mutating func judgeSources() {
    let modules = Set(plan.targets.map(\.name)).union(untranslated.keys)
    var bad: Set<String> = []
    for (index, target) in plan.targets.enumerated() {
      for item in imports[target.name] ?? [] {
        if configuration.port.modules[item.module] != nil { continue }
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
          // A product may have modules of other names.
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

  /// Drops targets of dependencies that nobody uses, and tells what is wrong with the others.
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
