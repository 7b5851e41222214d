import Foundation
public import PorticoCheck

/// The templates that are available in a folder: the project's custom templates and the built-in ones.
///
/// Custom templates are the folders in `.portico/templates`, named after what they write: `screen-mvvm`,
/// `screen` for every architecture, or a custom kind. Files beside them are partials, which templates include.
public struct Templates {
  /// The folder with the custom templates; nil if there is none.
  public let folder: String?
  /// The names of the custom templates in order.
  public let own: [String]
  private let ownNames: Set<String>
  private let source: TemplateSource?
  private let parts: Result<TemplateParts, Mistake>

  /// The names of the built-in templates, such as `screen-mvvm`.
  public static let builtIn = Kind.allCases.flatMap { kind in
    Architecture.allCases.map { "\(kind.rawValue)-\($0.rawValue)" }
  }

  /// - Parameter start: The folder in which to look for `.portico/templates`, before the folders above.
  public init(near start: String) {
    let source = TemplateSource(near: start)
    self.source = source
    folder = source?.folder
    own = source?.templates ?? []
    ownNames = Set(own)
    parts = Result { () throws(Mistake) in
      TemplateParts((try source?.parts() ?? []) + BuiltIn.parts)
    }
  }

  /// The errors in the custom templates, one for each invalid template.
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

  /// Returns the files of a template, with placeholders and expanded partials, as a start for a custom
  /// template.
  ///
  /// - Throws: A `Mistake` that names file, line and placeholder if a custom template is invalid, or a similar
  ///   name if the template doesn't exist.
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

  /// Returns a template of the project after checking it, or `nil` if there is none with this name.
  func own(_ name: String) throws(Mistake) -> TemplateSet? {
    guard let source, ownNames.contains(name) else { return nil }
    let root = source.folder + "/" + name
    let files = try source.files(of: name)
    guard !files.isEmpty else { throw Mistake(message: "the template \(root) has no files") }
    let template = TemplateSet(root: root, files: files, isBuiltIn: false, parts: try parts.get())
    try template.check()
    return template
  }

  /// Returns a built-in template, or `nil` if there is none with this name.
  static func builtIn(_ name: String) -> TemplateSet? {
    let words = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard words.count == 2, let kind = Kind(rawValue: words[0]),
      let architecture = Architecture(rawValue: words[1])
    else { return nil }
    return TemplateSet(
      root: name, files: BuiltIn.files(kind, architecture), isBuiltIn: true,
      parts: TemplateParts(BuiltIn.parts))
  }
}
