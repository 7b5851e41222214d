import Foundation
import PorticoCheck

extension Planner {
  /// Chooses which targets are built here, and names them.
  mutating func chooseTargets() {
    var taken: [String: String] = [:]
    for reader in projects {
      let isOwn = !isDependency(reader.project.path)
      for target in reader.targets {
        if let reason = Self.reason(against: target) {
          // What CocoaPods generates beside the pods is nobody's loss, nor is a twin for another platform.
          if isOwn {
            plan.leftOut.append(Remark(target.project, target.line, "\(target.name): \(reason)"))
            if !isForOthers(target) { countSources(of: target) }
          }
          continue
        }
        if target.name.hasPrefix("Pods-") || target.name.hasPrefix("Pods_") { continue }
        guard target.sources.contains(where: { FileKind($0.path) == .swift }) else {
          let what = target.sources.isEmpty ? "has no sources" : "has no Swift"
          plan.leftOut.append(Remark(target.project, target.line, "\(target.name): \(what)"))
          if isOwn { countSources(of: target) }
          continue
        }
        var name = target.module
        if let other = taken[name] {
          guard isOwn, taken[Paths.module(target.name)] == nil else {
            plan.leftOut.append(
              Remark(
                target.project, target.line,
                "\(target.name): \(other) is the module \(name) already"))
            continue
          }
          name = Paths.module(target.name)
          plan.changes.append(
            Remark(
              target.project, target.line,
              "\(target.name) is the module \(name) here; \(other) is \(target.module)"))
        }
        taken[name] = target.name
        names.add(name, for: target)
        chosen.append((name, target))
        add(target, as: name, isOwn: isOwn, reader)
      }
    }
  }

  func isDependency(_ path: String) -> Bool {
    ["/Pods/", "/Carthage/"].contains { path.contains($0) }
  }

  /// Why a target is not built here; nil if it is.
  private static func reason(against target: XcodeTarget) -> String? {
    let platforms = target.debug.words("SUPPORTED_PLATFORMS")
    let kit = target.debug["SDKROOT"] ?? "iphoneos"
    if !(platforms.isEmpty
      ? kit == "auto" || kit.hasPrefix("iphone")
      : platforms.contains { $0.hasPrefix("iphone") })
    {
      return "is for \(platforms.first ?? kit), not iOS"
    }
    switch target.product {
    case "application", "framework", "framework.static", "library.static", "library.dynamic",
      "bundle.unit-test":
      return nil
    case "bundle.ui-testing": return "tests through XCUIApplication; drive the app by scripts"
    case "bundle": return "is a bundle of resources"
    case "": return "builds nothing itself"
    case let type where type.contains("extension"): return "is an extension of another app"
    case let type where type.contains("watch"): return "is for watchOS"
    case "application.on-demand-install-capable": return "is an app clip"
    default: return "is a \(target.product)"
    }
  }

  private func isForOthers(_ target: XcodeTarget) -> Bool {
    Self.reason(against: target)?.hasSuffix("not iOS") ?? false
  }

  private mutating func countSources(of target: XcodeTarget) {
    plan.sources.formUnion(target.sources.map(\.path))
  }

  private mutating func add(
    _ target: XcodeTarget, as name: String, isOwn: Bool, _ reader: ProjectReader
  ) {
    let kind: PortTarget.Kind =
      target.product == "application"
      ? .app : target.product == "bundle.unit-test" ? .tests : .library
    var port = PortTarget(name: name, title: target.name, kind: kind, isOwn: isOwn)
    let folder = reader.project.folder
    let settings = SwiftSettings(target)
    port.settings = settings.lines
    if let problem = settings.problem {
      remark(isOwn, target.project, target.line, "\(target.name): \(problem)")
    }
    let isMixed = addSources(of: target, to: &port)
    addResources(of: target, except: InfoPlist.path(target, folder: folder), to: &port)
    if kind == .app || isOwn {
      let plist = InfoPlist(target, folder: folder)
      port.infoPlist = plist.text
      if let problem = plist.problem, isOwn { plan.changes.append(problem) }
    }
    if let header = target.debug["SWIFT_OBJC_BRIDGING_HEADER"] {
      let path = Paths.join(folder, header)
      port.bridgingHeader = path
      readHeader(path, target, isMixed: isMixed, isOwn: isOwn)
    }
    plan.targets.append(port)
  }

  private mutating func remark(_ isOwn: Bool, _ path: String, _ line: Int, _ text: String) {
    if isOwn {
      plan.changes.append(Remark(path, line, text))
    } else {
      plan.leftOut.append(Remark(path, line, text))
    }
  }

  /// - Returns: Whether some of them are not Swift.
  private mutating func addSources(of target: XcodeTarget, to port: inout PortTarget) -> Bool {
    var isMixed = false
    for member in Set(target.sources).sorted(by: { $0.path < $1.path }) {
      if port.isOwn { plan.sources.insert(member.path) }
      guard FileKind(member.path) == .swift else {
        isMixed = true
        plan.leftOut.append(Remark(member.path, 0, FileKind.reason(member.path)))
        continue
      }
      if configuration.port.leavesOut(member.path) {
        plan.leftOut.append(Remark(member.path, 0, ".portico.yml says so"))
      } else if FileManager.default.fileExists(atPath: member.path) {
        if port.sources.last != member.path { port.sources.append(member.path) }
      } else {
        let hint = target.hasScripts ? "; a script of the target may generate it" : ""
        plan.changes.append(
          Remark(target.project, member.line, "\(shown(member.path)) is not there\(hint)"))
      }
    }
    return isMixed
  }

  private mutating func addResources(
    of target: XcodeTarget, except plist: String?, to port: inout PortTarget
  ) {
    var places: [String: String] = [:]
    for member in Set(target.resources).sorted(by: { $0.path < $1.path })
    where member.path != plist && Paths.ending(member.path) != "swift" {
      guard FileManager.default.fileExists(atPath: member.path) else {
        plan.changes.append(
          Remark(target.project, member.line, "\(shown(member.path)) is not there"))
        continue
      }
      let resource = PortResource(member.path)
      // SwiftPM makes a file of this name itself.
      guard resource.place != "Info.plist" else { continue }
      if let other = places[resource.place] {
        if other != member.path {
          plan.changes.append(
            Remark(
              target.project, member.line, "\(shown(member.path)) is called like \(shown(other))"))
        }
        continue
      }
      places[resource.place] = member.path
      port.resources.append(resource)
    }
  }

  /// Apple's headers become imports; what others declare is Objective-C.
  private mutating func readHeader(
    _ path: String, _ target: XcodeTarget, isMixed: Bool, isOwn: Bool
  ) {
    guard let text = try? TextFile.found(path) else {
      plan.changes.append(
        Remark(target.project, target.line, "the bridging header \(shown(path)) is not there"))
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard
        let match = line.firstMatch(of: /^\s*(?:#\s*(?:import|include)\s*["<]|@import\s+)([^">;]+)/)
      else { continue }
      let name = String(match.1)
      let module = String(name.prefix { $0 != "/" && $0 != "." })
      let isFramework = name.contains("/") || line.contains("@import")
      if !isFramework
        || !(KnownModules.present.contains(module) || configuration.port.modules[module] != nil)
      {
        remark(isOwn, path, index + 1, "Swift here sees nothing of \(name)")
      }
    }
  }

  /// A path as seen from the project's folder.
  func shown(_ path: String) -> String { Paths.inside(path, of: root) ?? path }
}
