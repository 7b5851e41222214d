import Foundation
import PorticoCheck
import PorticoTemplates

/// The command `portico templates`.
enum TemplatesCommand {
  static let command = Command(
    name: "templates", summary: "list and check templates, or copy one to change it",
    arguments: "[NAME]", choices: Templates.builtIn,
    discussion: """
      Lists the templates of 'portico new': those in .portico/templates, in this folder or one above, and the built-in
      ones. Checks the project's templates.

      With a NAME such as screen-mvvm, copies the built-in template to .portico/templates, where you can change it.
      'portico new' replaces the placeholders in each file's path and text. Files below Tests/ go to the tests, files below
      Root/ to the package's folder. A line that contains only section tags produces no output. A file beside the templates
      is a partial: {{> header}} inserts .portico/templates/header.swift.

      \(Placeholders.table.map { "  \($0.name)\(String(repeating: " ", count: max(1, 20 - $0.name.count)))\($0.meaning)" }.joined(separator: "\n"))
      """,
    options: [],
    run: run)

  private static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    let here = FileManager.default.currentDirectoryPath
    let templates = Templates(near: here)
    if let name = values.arguments.first { return try copy(name, templates, to: here, streams) }
    var status: Int32 = 0
    for name in templates.own {
      do {
        let files = try templates.files(name)
        streams.out("\(name)  (\(files.count) files in \(templates.folder ?? ""))\n")
      } catch {
        streams.error("\(error.message)\n")
        status = 2
      }
    }
    let own = Set(templates.own)
    for name in Templates.builtIn where !own.contains(name) {
      streams.out("\(name)  (built in)\n")
    }
    return status
  }

  private static func copy(
    _ name: String, _ templates: Templates, to here: String, _ streams: Streams
  ) throws -> Int32 {
    guard !templates.own.contains(name) else {
      throw Mistake(message: "\(templates.folder ?? "")/\(name) already exists")
    }
    let files = try templates.files(name)
    let folder = (templates.folder ?? here + "/.portico/templates") + "/" + name
    for file in files {
      let path = folder + "/" + file.path
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileDraft.replace(path, with: file.text)
      streams.out("+ \(Plan.relative(path, to: here))\n")
    }
    return 0
  }
}
