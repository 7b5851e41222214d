import Foundation
import PorticoCheck
import PorticoPort
import PorticoTemplates

/// The command `portico port`.
enum PortCommand {
  static let command = Command(
    name: "port", summary: "make an Xcode project build on Linux", arguments: "[DIR]",
    discussion: """
      Reads the Xcode project in DIR, or XcodeGen's project.yml, with its workspace, packages, pods and checkouts. DIR is
      the current folder by default. Writes only Package.swift beside the project and the folder .portico, which git
      ignores; the sources don't change. 'swift build' and 'swift test' then build them on Linux.

      Reports what is built, what is left out and why, and what you must change. Runs nothing from the project.

      Run the command again after you add or remove files, and after a fresh checkout.
      """,
    options: [
      .init(name: "check", short: "n", help: "Report without writing."),
      .init(
        name: "fetch", short: "f",
        help: "Fetch package sources with git. Packages that import UIKit are translated, too."),
      .init(
        name: "beside", short: "b",
        help:
          "For a folder with its own Package.swift: write Package@swift-6.2.swift, which SwiftPM prefers."
      ),
      .init(
        name: "config", short: "c", value: "FILE",
        help: "The configuration. The default is .portico.yml in DIR."),
      .init(
        name: "portico", value: "PLACE",
        help:
          "The folder or URL of Portico. The default is the checkout that built this program."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  everything was written; with --check, everything builds as it is
              1  with --check, something is left out or must be changed
              2  wrong usage, an unreadable project, or a Package.swift that this
                 command did not write; nothing was written
          """),
      .init(
        title: "FILES",
        text: """
          .portico.yml names substitutes for modules that are not available on Linux, and files that are not built:

              port:
                modules:
                  FXPageControl: none
                  JavaScriptCore:
                    module: ScriptEngine
                    package: https://example.com/ScriptEngine.git
                    version: 1.0.0
                leave out: [App/Maps]

          A package that imports UIKit is translated, too, if its sources are in .portico/Packages/IDENTITY. Use --fetch to
          get them, or copy them there. IDENTITY is the last part of the package's URL in lowercase.
          """),
      .init(
        title: "EXAMPLES",
        text: """
              portico port --check
              portico port && swift test
          """),
    ],
    run: run)

  private static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    guard values.arguments.count < 2 else { throw Mistake(message: "takes one folder") }
    if values.has("check"), values.has("fetch") {
      throw Mistake(message: "--check writes nothing and can't be combined with --fetch")
    }
    let folder = folder(values.arguments.first ?? ".")
    guard FileManager.default.fileExists(atPath: folder) else {
      let near = Nearest.file(folder).map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake(message: "there is no folder \(folder)\(near)")
    }
    let configuration =
      try values["config"].map(Configuration.init(path:)) ?? Configuration(in: folder)
      ?? Configuration()
    func read() throws -> PortPlan {
      try Planner.plan(folder, configuration: configuration, isBeside: values.has("beside"))
    }
    var plan = try read()
    if values.has("fetch") {
      // The fetched packages can need further packages.
      var fetched: Set<String> = []
      while case let missing = plan.missing.filter({ fetched.insert($0.key).inserted }),
        !missing.isEmpty
      {
        for (identity, origin) in missing.sorted(by: { $0.key < $1.key }) {
          try PackageFetcher.fetch(identity, origin, in: plan.folder)
        }
        plan = try read()
      }
    }
    let report = PortReport(plan)
    if values.has("check") {
      streams.out(report.text())
      return report.isComplete ? 0 : 1
    }
    let source = try PorticoSource(values["portico"])
    try PortWriter(plan, portico: (source.dependency, source.package)).write()
    streams.out(report.text())
    return 0
  }

  /// Returns the folder of a project or workspace, or the path itself.
  private static func folder(_ path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let isBundle = [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix)
    return isBundle ? AbsolutePath.folder(of: path) : path
  }
}
