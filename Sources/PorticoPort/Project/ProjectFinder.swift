import Foundation
import PorticoCheck

/// Finds the projects that are ported together.
struct ProjectFinder {
  /// The project files of the project itself, such as `App.xcodeproj`, or else its `project.yml`, and (`others`)
  /// the project files of its dependencies.
  private(set) var own: [String] = []
  private(set) var others: [String] = []
  private(set) var workspaces: [String] = []
  /// The folders of a workspace, which may be packages.
  private(set) var folders: [String] = []
  private(set) var problems: [Remark] = []

  /// - Parameter isBeside: `true` if a package in the folder is a project, too.
  init(_ folder: String, isBeside: Bool = false) throws(Mistake) {
    let names = Self.names(folder)
    workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { folder + "/" + $0 }
    var found = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
    for workspace in workspaces {
      for place in try Workspace(workspace).places {
        if !place.hasSuffix(".xcodeproj") {
          folders.append(place)
        } else if Self.exists(place) {
          found.append(place)
        } else {
          problems.append(
            Remark(
              workspace + "/contents.xcworkspacedata", 0, "\(Paths.name(place)) is not there"))
        }
      }
    }
    found.append(folder + "/Pods/Pods.xcodeproj")
    for checkout in Self.names(folder + "/Carthage/Checkouts") {
      let place = folder + "/Carthage/Checkouts/" + checkout
      found += Self.names(place).filter { $0.hasSuffix(".xcodeproj") }.map { place + "/" + $0 }
    }
    var known: Set<String> = []
    for bundle in found where known.insert(bundle).inserted && Self.exists(bundle) {
      let isOther = ["/Pods/", "/Carthage/"].contains { bundle.contains($0) }
      if isOther { others.append(bundle) } else { own.append(bundle) }
    }
    if own.isEmpty, names.contains(ProjectSpec.name) { own = [folder + "/" + ProjectSpec.name] }
    guard own.isEmpty, !(isBeside && names.contains("Package.swift")) else { return }
    if names.contains("Project.swift") {
      throw Mistake(
        message: "\(folder)/Project.swift is a manifest of Tuist; run 'tuist generate' first")
    }
    let below = names.sorted().first { name in
      Self.names(folder + "/" + name).contains {
        $0.hasSuffix(".xcodeproj") || $0 == ProjectSpec.name
      }
    }
    throw Mistake(
      message: "there is no Xcode project in \(folder)"
        + (below.map { "; there is one in \(folder)/\($0)" } ?? ""))
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func exists(_ bundle: String) -> Bool {
    FileManager.default.fileExists(atPath: bundle + "/project.pbxproj")
  }
}
