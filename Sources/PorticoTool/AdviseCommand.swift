import Foundation
import PorticoCheck

/// `portico advise`.
enum AdviseCommand {
  static let command = Command(
    name: "advise", summary: "plan how to split a view controller",
    arguments: "FILE",
    discussion: """
      Prints an ordered plan for each view controller that FILE declares: the dependencies to inject, the declarations to
      move and their new types, the values that they need or return there, the lines to extract, the long functions to
      split, and what is left after each step. Extensions in other files are included, so the command also reads the
      other sources of the package or project, or the sources in --in.

      The first steps remove what prevents tests from running without network, disk or device. Then come parts that can
      be tested without a screen, then navigation, lists and layout.
      """,
    options: [
      .init(
        name: "in", value: "FOLDER",
        help: "The folder of the sources. The default is the project that contains FILE.")
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  a plan, or nothing to plan
              2  FILE can't be read, or declares no view controller
          """),
      .init(title: "EXAMPLES", text: "    portico advise Sources/Login/LoginViewController.swift"),
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
    var paths = SourceFinder().find([folder ?? ProjectFolder.above(path)]).paths
    if !paths.contains(path) { paths.append(path) }
    let cache = FactsCache.standard()
    let analysis = Analysis(FileReader(cache: cache).read(paths), rules: [])
    _ = cache?.save()
    let found = analysis.screens.filter {
      $0.screen.controller.file.path == path && $0.screen.controller.isViewController
    }
    guard !found.isEmpty else { throw Mistake(message: "\(file) declares no view controller") }
    let report = AdviceReport(isColored: streams.isColored, width: streams.width)
    let types = Set(analysis.project.types.filter { !$0.isDouble }.map(\.name))
    for judged in found {
      let advisor = Advisor(judged.screen.controller, types: types)
      let text = report.text(advisor.advice(judged.measures))
      streams.out(text.replacing(path, with: file))
    }
    return 0
  }
}
