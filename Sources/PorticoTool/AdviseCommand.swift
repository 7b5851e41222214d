import Foundation
import PorticoCheck

/// The command `portico advise`.
enum AdviseCommand {
  static let command = Command(
    name: "advise", summary: "plan how to split a view controller",
    arguments: "FILE",
    discussion: """
      Prints an ordered plan for each view controller that FILE declares: the dependencies to inject, the declarations
      to move and their new types, the values that they need or return there, the lines to extract, the long functions
      to split, and what is left after each step. Extensions in other files are included, so the command also reads the
      other sources of the package or project, or the sources in --in.

      The first steps remove what prevents tests from running without network, disk or device. Then come parts that can
      be tested without a screen, then navigation, lists and layout.

      With --apply, the command carries out three kinds of steps. Functions and formatters that only convert values to
      text move to a new type. The data source of a table or collection view moves to a new class; so does its delegate
      if it doesn't use the view controller. Views that viewDidLoad lays out move to a root view, which loadView sets.
      Code is moved only if everything that it uses is accessible in the new type. The output lists what was moved and
      what was not, with the reason, file and line. The git work tree must be clean, so that you can review and revert
      the changes. Xcode projects are not edited: add the new files to a project that lists its files.
      """,
    options: [
      .init(name: "apply", help: "Carry out the steps that can be applied safely."),
      .init(
        name: "in", value: "FOLDER",
        help: "The folder of the sources. The default is the project that contains FILE."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  a plan, or nothing to plan; with --apply, what can be applied was
              2  FILE can't be read, or declares no view controller; with --apply,
                 the work tree is not clean, or a file can't be written:
                 nothing was changed
          """),
      .init(
        title: "EXAMPLES",
        text: """
              portico advise Sources/Login/LoginViewController.swift
              portico advise --apply Sources/Login/LoginViewController.swift
          """),
    ],
    run: run)

  private static func verify(_ file: String) throws(Mistake) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      let near = Nearest.file(file).map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake(message: "there is no file \(file)\(near)")
    }
    guard !isFolder.boolValue else {
      throw Mistake(message: "\(file) is a folder; name the file of a view controller")
    }
    if let refusal = RegularFile.refusal(file) {
      throw Mistake(message: "\(file) \(refusal.problem)")
    }
  }

  private static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    guard let file = values.arguments.first else { throw Mistake(message: "specify a file") }
    guard values.arguments.count == 1 else {
      throw Mistake(
        message: "takes one file, but was given \(values.arguments.joined(separator: ", "))")
    }
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    try verify(file)
    let folder = values["in"].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let sources = SourceFinder().find([folder ?? ProjectFolder.above(path)])
    var paths = sources.paths
    if !paths.contains(path) { paths.append(path) }
    let cache = FactsCache.standard()
    let reads = FileReader(cache: cache).read(paths)
    let analysis = Analysis(reads, rules: [])
    _ = cache?.save()
    let found = analysis.screens.filter {
      $0.screen.controller.file.path == path && $0.screen.controller.isViewController
    }
    guard !found.isEmpty else { throw Mistake(message: "\(file) declares no view controller") }
    if values.has("apply") {
      try AdviceApplication(file: file, path: path, streams: streams).run(
        found.map(\.screen.controller.name), reads, interfaces: sources.interfaces)
      return 0
    }
    let report = AdviceReport(isColored: streams.isColored, width: streams.width)
    let types = analysis.project.types.filter { !$0.isDouble }
    for judged in found {
      let advisor = Advisor(judged.screen, types: types)
      let text = report.text(advisor.advice(judged.measures))
      streams.out(text.replacing(path, with: file))
    }
    return 0
  }
}
