import Foundation

/// Where a project begins.
package enum ProjectFolder {
  /// The nearest folder above a file that has a manifest, a project or a repository; else the file's own.
  package static func above(_ path: String) -> String {
    let files = FileManager.default
    var place = URL(fileURLWithPath: path).deletingLastPathComponent()
    let nearest = place.path
    while place.path.count > 1 {
      let names = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
      if names.contains("Package.swift") || names.contains(".git")
        || names.contains(where: { $0.hasSuffix(".xcodeproj") })
      {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return nearest
  }

  /// What the project around a folder or file is called: as its Xcode project, or else its folder.
  package static func name(around path: String) -> String {
    let folder = above(AbsolutePath.of(path) + "/.")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let project = names.sorted().first { $0.hasSuffix(".xcodeproj") }
    return URL(fileURLWithPath: project ?? folder).deletingPathExtension().lastPathComponent
  }
}
