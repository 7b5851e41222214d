import Foundation

/// Finds the folder and the name of a project.
package enum ProjectFolder {
  /// Returns the nearest folder above a file that contains a manifest, a project or a repository, or else the
  /// file's own folder.
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

  /// Returns the name of the project around a folder or file: the name of its Xcode project, or else of its folder.
  package static func name(around path: String) -> String {
    let folder = above(AbsolutePath.of(path) + "/.")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let project = names.sorted().first { $0.hasSuffix(".xcodeproj") }
    return URL(fileURLWithPath: project ?? folder).deletingPathExtension().lastPathComponent
  }
}
