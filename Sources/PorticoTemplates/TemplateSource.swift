import Foundation
import PorticoCheck

/// A folder with a project's own templates. Nothing outside of it is read, whatever links lead there: a template may
/// come from somebody else, and what is read is written into the project.
struct TemplateSource {
  let folder: String
  /// The folder with links followed.
  private let place: String

  /// - Parameter start: Where to look for `.portico/templates`, and then in the folders above.
  init?(near start: String) {
    var project = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let folder = project.appending(path: ".portico/templates").path
      if Self.isFolder(folder) {
        self.folder = folder
        // A folder of templates that itself lies elsewhere is none of the project's.
        let place = AbsolutePath.of(folder)
        self.place = Self.isBelow(AbsolutePath.of(project.path), place) ? place : folder
        return
      }
      guard project.path.count > 1 else { return nil }
      project.deleteLastPathComponent()
    }
  }

  /// The names of the templates, in their order.
  var templates: [String] { names.filter { Self.isFolder(folder + "/" + $0) } }

  /// The files that stand beside the templates, called without what follows the first point.
  func parts() throws(Mistake) -> [TemplatePart] {
    let files = names.filter { !Self.isFolder(folder + "/" + $0) }
    return try files.map { file throws(Mistake) in
      let path = folder + "/" + file
      return TemplatePart(
        name: String(file.prefix { $0 != "." }), text: try text(path), place: path)
    }
  }

  /// The files of a template, in the order of their paths.
  func files(of template: String) throws(Mistake) -> [TemplateFile] {
    var files: [TemplateFile] = []
    try add(template, "", 0, to: &files)
    return files.sorted { $0.path < $1.path }
  }

  private func add(
    _ template: String, _ inner: String, _ depth: Int, to files: inout [TemplateFile]
  ) throws(Mistake) {
    let root = folder + "/" + template + inner
    try verify(root)
    guard depth < 32 else { throw Mistake(message: "\(root): folders are nested too deeply") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for name in names where !Self.isOfSystem(name) {
      let path = inner + "/" + name
      if Self.isFolder(root + "/" + name) {
        try add(template, path, depth + 1, to: &files)
      } else {
        files.append(TemplateFile(String(path.dropFirst()), try text(root + "/" + name)))
      }
    }
  }

  private func text(_ path: String) throws(Mistake) -> String {
    try verify(path)
    return try TextFile.found(path)
  }

  /// Refuses what a link leads out of the folder to.
  private func verify(_ path: String) throws(Mistake) {
    let real = AbsolutePath.of(path)
    guard Self.isBelow(place, real) else {
      throw Mistake(
        message: "\(path) leads outside the templates folder, to \(real); replace it with a copy"
      )
    }
  }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && !Self.isOfSystem($0) }.sorted()
  }

  /// What file managers and editors leave behind. Other names with a point may be wanted: `.gitignore`.
  private static func isOfSystem(_ name: String) -> Bool {
    name == ".DS_Store" || name == ".git" || name.hasPrefix(".#") || name.hasSuffix("~")
      || name.hasSuffix(".swp")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
