import Foundation
import PorticoCheck

/// A folder with a project's own templates. Files outside of it aren't read, even if a link leads there. A template
/// can come from an untrusted source, and what it reads is written into the project.
struct TemplateSource {
  let folder: String
  /// The folder with links resolved.
  private let place: String

  /// - Parameter start: The folder in which `.portico/templates` is searched, before the folders above it.
  init?(near start: String) {
    var project = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let folder = project.appending(path: ".portico/templates").path
      if Self.isFolder(folder) {
        self.folder = folder
        // If a link leads to the folder of templates, its destination must be in the project.
        let place = AbsolutePath.of(folder)
        self.place = Self.isBelow(AbsolutePath.of(project.path), place) ? place : folder
        return
      }
      guard project.path.count > 1 else { return nil }
      project.deleteLastPathComponent()
    }
  }

  /// The names of the templates, sorted.
  var templates: [String] { names.filter { Self.isFolder(folder + "/" + $0) } }

  /// Returns the files next to the templates. Their names are the parts before the first point.
  func parts() throws(Mistake) -> [TemplatePart] {
    let files = names.filter { !Self.isFolder(folder + "/" + $0) }
    return try files.map { file throws(Mistake) in
      let path = folder + "/" + file
      return TemplatePart(
        name: String(file.prefix { $0 != "." }), text: try text(path), place: path)
    }
  }

  /// Returns the files of a template, sorted by path.
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

  /// Throws if a link leads out of the folder.
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

  /// Returns `true` for files of file managers and editors. Other names with a leading point are allowed, such as
  /// `.gitignore`.
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
