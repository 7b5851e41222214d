import Foundation
import PorticoCheck
import PorticoTemplates

/// `portico templates`.
enum TemplatesCommand {
  static let command = Command(
    name: "templates", summary: "list and check templates, or copy one to change it",
    arguments: "[NAME]", choices: builtIn,
    discussion: """
      Lists the templates of 'portico new': those of .portico/templates, here or in a folder above, and those that are
      built in. The project's are checked.

      With a NAME such as screen-mvvm, copies the built-in template to .portico/templates, where you can change it. Each
      of its files is written with the placeholders in its path and text replaced. Those below Tests/ go to the tests,
      those below Root/ to the package's folder. Lines with nothing but section tags leave nothing behind.

      \(Placeholders.table.map { "  \($0.name)\(String(repeating: " ", count: max(1, 20 - $0.name.count)))\($0.meaning)" }.joined(separator: "\n"))
      """,
    options: [],
    run: run)

  /// The names of what is built in.
  private static var builtIn: [String] {
    Kind.allCases.flatMap { kind in
      Architecture.allCases.map { "\(kind.rawValue)-\($0.rawValue)" }
    }
  }

  private static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    let here = FileManager.default.currentDirectoryPath
    if let name = values.arguments.first { return try copy(name, to: here, streams) }
    let own = UserTemplates(near: here)
    var status: Int32 = 0
    for name in own.names {
      do {
        let files = try own.files(name)
        streams.out("\(name)  (\(files.count) files in \(own.folder ?? ""))\n")
      } catch {
        streams.error("\(error.message)\n")
        status = 2
      }
    }
    for kind in Kind.allCases {
      for architecture in Architecture.allCases
      where !own.names.contains("\(kind.rawValue)-\(architecture.rawValue)") {
        streams.out("\(kind.rawValue)-\(architecture.rawValue)  (built in)\n")
      }
    }
    return status
  }

  private static func copy(_ name: String, to here: String, _ streams: Streams) throws -> Int32 {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]),
      let architecture = Architecture(rawValue: parts[1])
    else {
      let near = Nearest.of(name, among: builtIn).map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake(message: "there is no built-in template '\(name)'\(near)")
    }
    let folder = here + "/.portico/templates/" + name
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw Mistake(message: ".portico/templates/\(name) is there already")
    }
    for file in BuiltIn.files(kind, architecture) {
      let path = folder + "/" + file.path
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try file.text.write(toFile: path, atomically: true, encoding: .utf8)
      streams.out("+ .portico/templates/\(name)/\(file.path)\n")
    }
    return 0
  }
}
