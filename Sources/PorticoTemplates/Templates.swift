import Foundation
public import PorticoCheck

/// The templates that can be written in a folder: the project's own, and those that are built in.
///
/// A project's own are the folders in `.portico/templates`, called after what they write: `screen-mvvm`, `screen` for
/// every architecture, or a kind of the project's own. Files beside them are parts, which templates include.
public struct Templates {
  /// The folder with the project's own templates; nil if it has none.
  public let folder: String?

  /// The names of what needs no file: `screen-mvvm`.
  public static let builtIn = Kind.allCases.flatMap { kind in
    Architecture.allCases.map { "\(kind.rawValue)-\($0.rawValue)" }
  }

  /// - Parameter start: Where to look for `.portico/templates`, and then in the folders above.
  public init(near start: String) {
    var place = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let folder = place.appending(path: ".portico/templates").path
      if Self.isFolder(folder) {
        self.folder = folder
        return
      }
      guard place.path.count > 1 else { break }
      place.deleteLastPathComponent()
    }
    folder = nil
  }

  /// The names of the project's own, in their order.
  public var own: [String] {
    guard let folder else { return [] }
    return Self.names(in: folder).filter { Self.isFolder(folder + "/" + $0) }
  }

  /// What is wrong with the project's own, one for each template that is.
  public var mistakes: [Mistake] {
    own.compactMap { name in
      do throws(Mistake) {
        _ = try own(name)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Everything that a template writes, with its placeholders and without parts: what one begins with who writes a
  /// template like it.
  ///
  /// - Throws: A `Mistake` that names file, line and placeholder if a template of the project's own is wrong; one that
  ///   names a similar template if there is none called so.
  public func files(_ name: String) throws(Mistake) -> [TemplateFile] {
    guard let template = try own(name) ?? Self.builtIn(name) else {
      let near = Nearest.of(name, among: own + Self.builtIn).map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake(message: "there is no template '\(name)'\(near)")
    }
    return try template.files.map { file throws(Mistake) in
      let lines = try TemplateLine.lines(of: file.text, template.place(file), template.parts)
      return TemplateFile(file.path, lines.map(\.text).joined(separator: "\n"))
    }
  }

  /// A template of the project's own, checked; nil if there is none called so.
  func own(_ name: String) throws(Mistake) -> TemplateSet? {
    guard let folder, own.contains(name) else { return nil }
    let root = folder + "/" + name
    var files: [TemplateFile] = []
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() {
      let parts = path.split(separator: "/")
      guard !Self.isFolder(root + "/" + path), !parts.contains(where: Self.isOfSystem) else {
        continue
      }
      files.append(TemplateFile(path, try Self.text(root + "/" + path)))
    }
    guard !files.isEmpty else { throw Mistake(message: "the template \(root) has no files") }
    let template = TemplateSet(
      root: root, files: files, isBuiltIn: false, parts: try parts + BuiltIn.parts)
    try template.check()
    return template
  }

  /// nil if none is called so.
  static func builtIn(_ name: String) -> TemplateSet? {
    let words = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard words.count == 2, let kind = Kind(rawValue: words[0]),
      let architecture = Architecture(rawValue: words[1])
    else { return nil }
    return TemplateSet(
      root: name, files: BuiltIn.files(kind, architecture), isBuiltIn: true, parts: BuiltIn.parts)
  }

  /// The project's own: files that stand beside its templates, called without what follows the first point.
  private var parts: [TemplatePart] {
    get throws(Mistake) {
      guard let folder else { return [] }
      let names = Self.names(in: folder).filter { !Self.isFolder(folder + "/" + $0) }
      return try names.map { file throws(Mistake) in
        let name = file.prefix { $0 != "." }
        return TemplatePart(
          name: String(name), text: try Self.text(folder + "/" + file), place: folder + "/" + file)
      }
    }
  }

  private static func text(_ path: String) throws(Mistake) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Mistake(message: "\(path) cannot be read as UTF-8")
    }
    return text
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What file managers leave behind. Other names with a point may be wanted: `.gitignore`.
  private static func isOfSystem(_ name: Substring) -> Bool {
    name == ".DS_Store" || name == ".git" || name.hasSuffix("~") || name.hasSuffix(".swp")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
