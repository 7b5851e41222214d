import Foundation
import PorticoCheck
import PorticoPort
import PorticoTemplates

/// `portico port`.
enum PortCommand {
  static let command = Command(
    name: "port", summary: "make an Xcode project build on Linux", arguments: "[DIR]",
    discussion: """
      Reads the Xcode project in DIR, the current folder if none is given, with its workspace, packages, pods and
      checkouts. Writes Package.swift beside it and the folder .portico, which git ignores, and nothing else; the sources
      stay as they are. Then 'swift build' and 'swift test' build them on Linux.

      Reports what is built, what is left out and why, and what a person must change. Nothing of the project is run.

      Run it again when files come or go, and after a fresh checkout.
      """,
    options: [
      .init(name: "check", short: "n", help: "Write nothing, only report."),
      .init(
        name: "fetch", short: "f",
        help: "Get the sources of packages by git: those that import UIKit are translated, too."),
      .init(
        name: "beside", short: "b",
        help:
          "For a folder with a Package.swift of its own: read it, and write Package@swift-6.2.swift, which SwiftPM prefers."
      ),
      .init(
        name: "config", short: "c", value: "FILE",
        help: "The configuration; .portico.yml in DIR if not given."),
      .init(
        name: "portico", value: "PLACE",
        help:
          "The folder or address of Portico; the checkout this was built from if not given."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  all is written; with --check, everything builds as it is
              1  with --check, something is left out or must be changed
              2  wrong usage, an unreadable project or a manifest of another;
                 nothing was written
          """),
      .init(
        title: "FILES",
        text: """
          .portico.yml says what stands in for modules that are not on Linux, and which files are not built:

              port:
                modules:
                  FXPageControl: none
                  Combine:
                    module: OpenCombine
                    package: https://github.com/OpenCombine/OpenCombine.git
                    version: 0.14.0
                leave out: [App/Maps]

          A package that imports UIKit is translated, too, if its sources are in .portico/Packages/IDENTITY: --fetch
          gets them, or you do. IDENTITY is the last part of its address in small letters.
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
      throw Mistake(message: "--check writes nothing, so that it cannot --fetch")
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
      // What is fetched can need more.
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

  /// A project or workspace stands for the folder that it is in.
  private static func folder(_ path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let isBundle = [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix)
    return isBundle ? AbsolutePath.folder(of: path) : path
  }
}
