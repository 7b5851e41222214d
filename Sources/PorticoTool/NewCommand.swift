import Foundation
import PorticoCheck
import PorticoTemplates

/// `portico new`.
enum NewCommand {
  static let command = Command(
    name: "new", summary: "write a screen, a module, a coordinator or an app",
    arguments: "KIND NAME", choices: Kind.allCases.map(\.rawValue),
    discussion: """
      KIND is one of
      \(Kind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      or a template of the project's own.

      Writes into a target of a SwiftPM package, beside the code of an Xcode project, or into any folder, with tests that
      pass. Nothing is overwritten. Run again, with more fields or of a larger kind, it adds what is missing: what
      you have changed stays as it is, and is told where the template has more to say.

      FIELDS are what the screen shows: 'name:String,age:Int'. Known types are String, Int, Double, Decimal, Bool, Date,
      URL, UUID and their like, arrays and optionals of them; for any other give a value: 'owner:Person=Person()'.

      Templates in .portico/templates go before those that are built in; see 'portico templates'.
      """,
    options: [
      .init(
        name: "architecture", short: "a", value: "ARCHITECTURE",
        choices: Architecture.allCases.map(\.rawValue),
        help: "mvvm if not given, coordinator for a coordinator."),
      .init(
        name: "fields", short: "f", value: "FIELDS",
        help: "What the screen shows; a title if not given."),
      .init(
        name: "into", short: "i", value: "FOLDER",
        help:
          "Where to write: a package, a target's folder or any; the current folder if not given."),
      .init(
        name: "tests", value: "FOLDER", help: "Where the tests go, if not where one would look."),
      .init(name: "module", value: "NAME", help: "What the tests import, if not the target."),
      .init(
        name: "portico", value: "PLACE",
        help:
          "For an app: the folder or address of Portico; the checkout this was built from if not given."
      ),
      .init(name: "dry-run", short: "n", help: "Write nothing; show the difference."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  all is written, or nothing is missing
              2  wrong usage, or a template that is wrong; nothing was written
          """),
      .init(
        title: "EXAMPLES",
        text: """
              portico new app Notes
              portico new screen Profile -a mvp -f 'name:String,age:Int'
              portico new module Profile -a viper --into Sources/Profile
              portico new coordinator Profile --dry-run
          """),
    ],
    run: run)

  private static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    guard values.arguments.count == 2 else {
      throw Mistake(message: "say what to write and its name: portico new screen Profile")
    }
    let here = FileManager.default.currentDirectoryPath
    var request = Generator.Request(
      kind: values.arguments[0], name: values.arguments[1], folder: values["into"] ?? here)
    request.architecture = values["architecture"].flatMap(Architecture.init)
    request.fields = try values["fields"].map(Field.list)
    request.tests = values["tests"]
    request.module = values["module"]
    request.portico = values["portico"]
    let plan = try Generator(request).plan()
    if values.has("dry-run") {
      streams.out(plan.diff(from: here))
    } else {
      try plan.write()
      for change in plan.changes {
        streams.out("\(change.old == nil ? "+" : "~") \(Plan.relative(change.path, to: here))\n")
      }
    }
    if plan.changes.isEmpty { streams.out("Nothing is missing.\n") }
    for note in plan.notes { streams.error("note: \(note)\n") }
    return 0
  }
}
