import Foundation
import PorticoCheck
import PorticoSource

extension Planner {
  /// Adds the dependencies of every target: those that the project declares, and those that the sources import.
  mutating func joinTargets() {
    for index in plan.targets.indices {
      let name = plan.targets[index].name
      guard imports[name] == nil || translated[name] == nil else { continue }
      imports[name] = survey(plan.targets[index].sources)
    }
    for (_, xcode) in chosen {
      let reader = projects.first { $0.project.path == xcode.project }
      for product in xcode.products {
        if let reference = product.package.flatMap({ reader?.packages[$0] }) {
          declared[product.name] = reference.identity
        }
      }
    }
    let kinds = Dictionary(plan.targets.map { ($0.name, $0.kind) }) { first, _ in first }
    for index in plan.targets.indices {
      var target = plan.targets[index]
      if let (_, xcode) = chosen.first(where: { $0.name == target.name }) {
        joinDeclared(xcode, &target)
      } else if let package = translated[target.name] {
        joinPackage(package, &target)
      }
      for module in Set((imports[target.name] ?? []).map(\.module)).sorted() {
        joinImported(module, &target, kinds)
      }
      target.targets = target.targets.filter { other in
        guard other != target.name, let kind = kinds[other], kind != .tests else { return false }
        return kind == .library || target.kind == .tests
      }
      plan.targets[index] = target
    }
    dropCircles()
  }

  private mutating func joinDeclared(_ xcode: XcodeTarget, _ target: inout PortTarget) {
    let references = xcode.targets + [xcode.host].compactMap(\.self)
    target.targets.formUnion(references.compactMap { names.name($0, in: xcode.project) })
    for framework in xcode.frameworks {
      if let name = names.name(ofProduct: Paths.name(framework.path)) {
        target.targets.insert(name)
      } else if let reason = reason(against: framework.path) {
        plan.leftOut.append(
          Remark(xcode.project, framework.line, "\(Paths.name(framework.path)): \(reason)"))
      }
    }
    let reader = projects.first { $0.project.path == xcode.project }
    for product in xcode.products {
      let reference = product.package.flatMap { reader?.packages[$0] }
      use(
        product.name, of: reference?.identity, in: &target,
        Remark(xcode.project, product.line, product.name))
    }
  }

  /// Returns the reason why a linked framework has no target, or `nil` if none is needed.
  private func reason(against framework: String) -> String? {
    let name = Paths.stem(framework)
    guard ["framework", "xcframework", "a"].contains(Paths.ending(framework)),
      !name.hasPrefix("Pods_"), !name.hasPrefix("libPods"), !AppleModules.absent.contains(name),
      !KnownModules.present.contains(name), configuration.port.modules[name] == nil
    else { return nil }
    // Only the products of Xcode's builds have no absolute path.
    guard framework.hasPrefix("/") else { return "no project here builds it" }
    return framework.contains("/Carthage/Build/")
      ? "its sources are not in Carthage/Checkouts" : "is a binary for Apple's platforms"
  }

  private mutating func joinImported(
    _ module: String, _ target: inout PortTarget, _ kinds: [String: PortTarget.Kind]
  ) {
    if let mapped = configuration.port.modules[module] {
      guard let other = mapped.module else { return }
      if let package = mapped.package {
        let version = mapped.version.map { "exact: \(Quoted.text($0))" } ?? "branch: \"main\""
        let reference = PackageReference(
          place: .repository(package), requirement: version, file: "", line: 0)
        useRemote(other, reference.identity, reference, in: &target)
      } else {
        target.targets.insert(other)
      }
    } else if let renamed = plan.modules[module] {
      target.targets.insert(renamed)
    } else if kinds[module] != nil {
      target.targets.insert(module)
    } else if let identity = untranslated[module]?.identity ?? declared[module] {
      // If one target links a product, Xcode lets all targets import it.
      use(module, of: identity, in: &target, Remark(layout.root, 0, module))
    }
  }

  /// Removes dependencies of targets on each other, which SwiftPM doesn't accept.
  private mutating func dropCircles() {
    var graph = Dictionary(plan.targets.map { ($0.name, $0.targets) }) { first, _ in first }
    func reaches(_ start: String, _ end: String) -> Bool {
      var stack = [start]
      var seen: Set<String> = []
      while let name = stack.popLast() {
        if name == end { return true }
        if seen.insert(name).inserted { stack += graph[name] ?? [] }
      }
      return false
    }
    for index in plan.targets.indices {
      let name = plan.targets[index].name
      for other in plan.targets[index].targets.sorted() where reaches(other, name) {
        graph[name]?.remove(other)
        plan.targets[index].targets.remove(other)
        plan.changes.append(
          Remark(layout.manifest, 0, "\(name) and \(other) depend on each other"))
      }
    }
  }
}
