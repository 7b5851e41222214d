import Foundation
package import PorticoCheck

/// Templates that a project brings along: folders below `.portico/templates`, called after what they write:
/// `screen-mvvm`, `screen` for every architecture, or a kind of the project's own.
package struct UserTemplates {
  package let folder: String?

  /// - Parameter start: Where to look for `.portico/templates`, and then in the folders above.
  package init(near start: String) {
    var place = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let folder = place.appending(path: ".portico/templates").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
      {
        self.folder = folder
        return
      }
      guard place.path.count > 1 else { break }
      place.deleteLastPathComponent()
    }
    folder = nil
  }

  /// The names of the templates, in their order.
  package var names: [String] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return !name.hasPrefix(".")
        && FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }

  /// Reads a template and checks it.
  package func files(_ name: String) throws(Mistake) -> [TemplateFile] {
    let root = (folder ?? "") + "/" + name
    var files: [TemplateFile] = []
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where !path.hasPrefix(".") && !path.contains("/.") {
      var isFolder: ObjCBool = false
      let full = root + "/" + path
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      guard let text = try? String(contentsOfFile: full, encoding: .utf8) else {
        throw Mistake(message: "\(full) cannot be read as UTF-8")
      }
      files.append(TemplateFile(path, text))
    }
    guard !files.isEmpty else { throw Mistake(message: "the template \(root) has no files") }
    try Self.check(files, root)
    return files
  }

  /// Takes every file apart, so that nothing is written of a template that is broken.
  static func check(_ files: [TemplateFile], _ root: String) throws(Mistake) {
    for file in files {
      _ = try Template(
        file.path, name: "\(root)/\(file.path) (its path)", vocabulary: Placeholders.vocabulary)
      _ = try Template(
        file.text, name: "\(root)/\(file.path)", vocabulary: Placeholders.vocabulary)
    }
  }
}
