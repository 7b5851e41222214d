import Foundation
import PorticoCheck
import PorticoSource

extension Planner {
  /// Chooses and names the targets to build.
  mutating func chooseTargets() {
    var taken: [String: String] = [:]
    for reader in projects {
      let isOwn = !isDependency(reader.project.path)
      for target in reader.targets {
        if !isOwn, target.product == "application" || target.product.hasPrefix("bundle") {
          continue
        }
        if let reason = Self.reason(against: target) {
          // Targets of dependencies aren't reported, such as those that CocoaPods generates. A target of the project
          // for another platform is reported, but its sources don't count.
          if isOwn {
            plan.leftOut.append(Remark(target.project, target.line, "\(target.name): \(reason)"))
            if !isForOthers(target) { countSources(of: target) }
          }
          continue
        }
        if target.name.hasPrefix("Pods-") || target.name.hasPrefix("Pods_") { continue }
        guard target.sources.contains(where: { FileKind($0.path) == .swift }) else {
          let what = target.sources.isEmpty ? "has no sources" : "has no Swift"
          absent[target.module] = what
          if isOwn {
            plan.leftOut.append(Remark(target.project, target.line, "\(target.name): \(what)"))
            countSources(of: target)
          }
          continue
        }
        var name = target.module
        if AppleModules.frameworks.contains(name) {
          // SwiftPM refuses two modules of one name.
          name += "Module"
          plan.modules[target.module] = name
          plan.changes.append(
            Remark(
              target.project, target.line,
              "\(target.name) is the module \(name) here; \(target.module) is Apple's framework"))
        }
        if let other = taken[name] {
          guard isOwn, taken[Paths.module(target.name)] == nil else {
            if isOwn {
              plan.leftOut.append(
                Remark(
                  target.project, target.line,
                  "\(target.name): \(other) is the module \(name) already"))
            }
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

  /// Returns the reason why a target isn't built, or `nil` if it is.
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
      remark(port, target.project, target.line, "\(target.name): \(problem)")
    }
    addSources(of: target, to: &port)
    addResources(of: target, except: InfoPlist.path(target, folder: folder), to: &port)
    if kind == .app || isOwn {
      let plist = InfoPlist(target, folder: folder)
      port.infoPlist = plist.text
      if let problem = plist.problem { remark(port, problem.path, problem.line, problem.text) }
    }
    if let header = target.debug["SWIFT_OBJC_BRIDGING_HEADER"] {
      let path = Paths.join(folder, header)
      port.bridgingHeader = path
      readHeader(path, target, &port)
    }
    plan.targets.append(port)
  }

  /// Adds a remark about something that must be changed. A remark about a dependency's target is reported only if
  /// the target is used.
  mutating func remark(_ port: PortTarget, _ path: String, _ line: Int, _ text: String) {
    let remark = Remark(path, line, text)
    if port.isOwn {
      plan.changes.append(remark)
    } else {
      others[port.name, default: []].append(remark)
    }
  }

  /// Adds a remark about something that isn't built.
  mutating func leaveOut(_ path: String, of port: PortTarget, _ text: String) {
    if port.isOwn {
      plan.leftOut.append(Remark(path, 0, text))
    } else {
      others[port.name, default: []].append(Remark(path, 0, text))
    }
  }

  private mutating func addSources(of target: XcodeTarget, to port: inout PortTarget) {
    for member in Set(target.sources).sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) }) {
      let path = member.path
      // CocoaPods generates such a file for every pod.
      if !port.isOwn, path.hasSuffix("-dummy.m") { continue }
      if port.isOwn { plan.sources.insert(path) }
      if FileKind(path) != .swift {
        leaveOut(path, of: port, FileKind.reason(path))
      } else if configuration.port.leavesOut(path) {
        leaveOut(path, of: port, ".portico.yml says so")
      } else if FileManager.default.fileExists(atPath: path) {
        if port.sources.last != path { port.sources.append(path) }
      } else {
        let hint = target.hasScripts ? "; a script of the target may generate it" : ""
        remark(port, target.project, member.line, "\(shown(path)) is not there\(hint)")
      }
    }
  }

  private mutating func addResources(
    of target: XcodeTarget, except plist: String?, to port: inout PortTarget
  ) {
    var places: [String: String] = [:]
    for member in Set(target.resources).sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) })
    where member.path != plist && FileKind(member.path) != .swift {
      let resource = PortResource(member.path)
      let shown = shown(member.path)
      // SwiftPM generates a file with this name itself.
      guard resource.place != "Info.plist" else { continue }
      if !FileManager.default.fileExists(atPath: member.path) {
        remark(port, target.project, member.line, "\(shown) is not there")
      } else if let other = places.updateValue(shown, forKey: resource.place) {
        places[resource.place] = other
        guard other != shown else { continue }
        remark(port, target.project, member.line, "\(shown) has the same name as \(other)")
      } else {
        port.resources.append(resource)
      }
    }
  }

  /// Checks the imports of a bridging header. Those of Apple's headers become imports of modules, and other headers
  /// are Objective-C.
  private mutating func readHeader(_ path: String, _ target: XcodeTarget, _ port: inout PortTarget)
  {
    guard let text = try? TextFile.found(path) else {
      return remark(
        port, target.project, target.line, "the bridging header \(shown(path)) is not there")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard
        let match = line.firstMatch(of: /^\s*(?:#\s*(?:import|include)\s*["<]|@import\s+)([^">;]+)/)
      else { continue }
      let name = String(match.1)
      let module = String(name.prefix { $0 != "/" && $0 != "." })
      let isFramework = name.contains("/") || line.contains("@import")
      let isHere =
        KnownModules.present.contains(module) || configuration.port.modules[module] != nil
      if !isFramework || !isHere {
        remark(port, path, index + 1, "Swift on Linux can't import \(name)")
      } else if AppleModules.frameworks.contains(module),
        configuration.port.modules[module] == nil
      {
        port.bridged.insert(module)
        port.frameworks.insert(module)
      }
    }
  }

  /// Returns a path relative to the project's folder.
  func shown(_ path: String) -> String { Paths.inside(path, of: root) ?? path }
}
