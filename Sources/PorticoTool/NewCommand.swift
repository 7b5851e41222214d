import Foundation
import PorticoCheck
import PorticoTemplates

/// The command `portico new`.
enum NewCommand {
  static let command = Command(
    name: "new", summary: "write a screen, a module, a coordinator or an app",
    arguments: "KIND NAME", choices: Kind.allCases.map(\.rawValue),
    discussion: """
      KIND is one of
      \(Kind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      or a custom template of the project.

      Writes code and passing tests into a target of a SwiftPM package, beside the code of an Xcode project, or into any
      folder. Overwrites nothing. Run the command again with more fields or a larger kind to add what is missing. Code
      that you edited stays as it is, and the command reports the lines that the template would add.

      FIELDS are the values that the screen shows: 'name:String,age:Int'. Known types are String, Int, Double, Decimal,
      Bool, Date, URL, UUID and similar types, and arrays and optionals of them. Any other type needs a value:
      'owner:Person=Person()'.

      Templates in .portico/templates override built-in templates; see 'portico templates'.
      """,
    options: [
      .init(
        name: "architecture", short: "a", value: "ARCHITECTURE",
        choices: Architecture.allCases.map(\.rawValue),
        help: "The default is mvvm; for a coordinator, coordinator."),
      .init(
        name: "fields", short: "f", value: "FIELDS",
        help: "The values that the screen shows. The default is a title."),
      .init(
        name: "into", short: "i", value: "FOLDER",
        help:
          "A package, a target's folder or any folder. The default is the current folder."),
      .init(
        name: "tests", value: "FOLDER",
        help: "The folder for the tests. The default is that of the test target."),
      .init(
        name: "module", value: "NAME",
        help: "The module that the tests import. The default is the target."),
      .init(
        name: "portico", value: "PLACE",
        help:
          "For an app: the folder or URL of Portico. The default is the checkout that built this program."
      ),
      .init(name: "dry-run", short: "n", help: "Show the difference without writing."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  everything was written, or nothing is missing
              2  wrong usage, or an error in a template; nothing was written
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
      throw Mistake(message: "specify a kind and a name: portico new screen Profile")
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
