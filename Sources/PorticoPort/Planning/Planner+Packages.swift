import Foundation
import PorticoCheck

extension Planner {
  /// Finds the packages to which projects refer, on this disk or elsewhere.
  mutating func readPackages() {
    for reader in projects {
      for (_, reference) in reader.packages.sorted(by: { $0.value.line < $1.value.line }) {
        switch reference.place {
        case .folder(let path):
          if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            addPackage(path, isOwn: true)
          } else {
            plan.changes.append(
              Remark(reference.file, reference.line, "there is no package in \(shown(path))"))
          }
        case .repository:
          let identity = reference.identity
          let path = layout.folder(ofPackage: identity)
          addPackage(path, identity: identity, isOwn: false)
          if remote[identity] == nil { remote[identity] = reference }
        }
      }
      // Before Xcode 15, a package in the project's folder was only a reference to a folder.
      for folder in reader.folders
      where FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
        addPackage(folder.path, isOwn: true)
      }
    }
    for identity in pins.keys.sorted() {
      addPackage(layout.folder(ofPackage: identity), identity: identity, isOwn: false)
    }
    // Packages have dependencies, which are added to the list.
    var index = 0
    while index < packages.count {
      for reference in packages[index].references {
        let identity = reference.identity
        if remote[identity] == nil { remote[identity] = reference }
        addPackage(layout.folder(ofPackage: identity), identity: identity, isOwn: false)
        miss(reference)
      }
      index += 1
    }
  }

  /// Makes targets from the packages that can't be built without Portico: those that import UIKit, and those that
  /// use such packages.
  mutating func choosePackages() {
    var rest = packages
    var needed = KnownModules.needPortico
    var found: [String: [String]] = [:]
    /// The imports of targets if Combine isn't available, for targets that check that with `canImport`.
    var withoutCombine: [String: [Import]] = [:]
    for package in packages {
      for target in package.targets {
        guard let folder = package.folder(of: target) else { continue }
        let sources = SynchronizedFolder(folder).files.filter { FileKind($0) == .swift }
        let paths = sources.map { folder + "/" + $0 }
        let imported = survey(paths)
        found[target.name] = paths
        imports[target.name] = imported
        if imported.contains(where: { $0.module == "Combine" }) {
          withoutCombine[target.name] = survey(paths, without: "Combine")
        }
      }
    }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (index, package) in rest.enumerated().reversed() {
        let used = package.targets.flatMap { withoutCombine[$0.name] ?? imports[$0.name] ?? [] }
        guard package.path == root || used.contains(where: { needed.contains($0.module) }) else {
          continue
        }
        rest.remove(at: index)
        add(package, found)
        needed.formUnion(package.targets.map(\.name))
        hasGrown = true
      }
    }
    for package in rest {
      for target in package.targets where untranslated[target.name] == nil {
        untranslated[target.name] = package
        imports[target.name] = nil
      }
    }
  }

  private mutating func add(_ package: PackageFolder, _ sources: [String: [String]]) {
    let manifest = package.path + "/Package.swift"
    for target in package.targets where package.isOwn || !target.isTest {
      // The name becomes the name of a folder.
      guard target.name == Paths.module(target.name) else {
        plan.leftOut.append(Remark(manifest, 0, "\(target.name): is not a valid module name"))
        continue
      }
      guard let files = sources[target.name], !files.isEmpty else {
        if package.folder(of: target) != nil {
          plan.leftOut.append(Remark(manifest, 0, "\(target.name): has no Swift"))
        }
        continue
      }
      guard !plan.targets.contains(where: { $0.name == target.name }) else {
        plan.leftOut.append(Remark(manifest, 0, "\(target.name): another target has this name"))
        continue
      }
      var port = PortTarget(
        name: target.name, title: target.name, kind: target.isTest ? .tests : .library,
        isOwn: package.isOwn)
      port.settings = [".swiftLanguageMode(.v\(package.language))"]
      port.sources = files.filter { !configuration.port.leavesOut($0) }.sorted()
      if package.isOwn { plan.sources.formUnion(files) }
      let folder = package.folder(of: target) ?? package.path
      port.resources = SynchronizedFolder(folder).files
        .filter {
          PackageFolder.resourceEndings.contains(Paths.ending($0)) && Paths.name($0) != "Info.plist"
        }
        .map { PortResource(folder + "/" + $0) }
      var places: Set<String> = []
      port.resources = port.resources.filter { places.insert($0.place).inserted }
      translated[target.name] = package
      plan.targets.append(port)
    }
  }

  /// Adds the dependencies in a package's manifest to one of its targets. They are the names of targets and
  /// products, and after the name of a product, the name of its package can follow.
  mutating func joinPackage(_ package: PackageFolder, _ target: inout PortTarget) {
    var names = package.targets.first { $0.name == target.name }?.dependencies[...] ?? []
    while let name = names.popFirst() {
      if package.targets.contains(where: { $0.name == name }) {
        target.targets.insert(name)
        continue
      }
      let isNamed = names.first.map { remote[$0.lowercased()] != nil } ?? false
      let identity = (isNamed ? names.removeFirst() : name).lowercased()
      if remote[identity] != nil || packages.contains(where: { $0.has(name) }) {
        use(name, of: identity, in: &target, Remark(package.path + "/Package.swift", 0, name))
      }
    }
  }

  /// Adds a package's product to the dependencies of a target.
  mutating func use(
    _ product: String, of identity: String?, in target: inout PortTarget, _ place: Remark
  ) {
    let named = packages.first { $0.identity == identity && $0.has(product) }
    if let package = named ?? packages.first(where: { $0.has(product) }) {
      let targets = package.targets(of: product)
      if targets.contains(where: { translated[$0] != nil }) {
        target.targets.formUnion(targets)
      } else if let reference = remote[package.identity], !package.isOwn {
        // SwiftPM fetches the package again, but this manifest works in every checkout.
        useRemote(product, package.identity, reference, in: &target)
      } else {
        let path = shown(package.path)
        plan.packages.append(".package(path: \(Quoted.text(path)))")
        target.products.insert(.init(name: product, package: Paths.name(package.path).lowercased()))
      }
      return
    }
    guard let identity, let reference = remote[identity] else {
      plan.changes.append(
        Remark(place.path, place.line, "no package here has the product \(product)"))
      return
    }
    guard configuration.port.modules[product] == nil else { return }
    miss(reference)
    useRemote(product, identity, reference, in: &target)
  }

  mutating func useRemote(
    _ product: String, _ identity: String, _ reference: PackageReference,
    in target: inout PortTarget
  ) {
    guard case .repository(let address) = reference.place else { return }
    let requirement = pins[identity]?.requirement ?? reference.requirement
    plan.packages.append(".package(url: \(Quoted.text(address)), \(requirement))")
    target.products.insert(.init(name: product, package: identity))
  }

  /// Notes a package whose sources are missing, so that it's unknown whether it needs Portico.
  private mutating func miss(_ reference: PackageReference) {
    let identity = reference.identity
    // The identity becomes the name of a folder.
    guard case .repository(let address) = reference.place,
      identity.wholeMatch(of: /[\w+-][\w.+-]*/) != nil,
      !packages.contains(where: { $0.identity == identity })
    else { return }
    let pin = pins[identity]
    let version = pin?.version ?? reference.named
    // Tags are named `1.2.0` or `v1.2.0`.
    let names = [pin?.revision, version, version.map { "v" + $0 }].compactMap(\.self)
    plan.missing[identity] = PackageOrigin(address: pin?.location ?? address, names: names)
  }
}
