/// Reports names of storyboards and nibs that don't exist. An app with such a name builds,
/// and fails only when it shows the screen.
enum NameExistingInterfaces: Rule {
  static let summary = "Storyboards and nibs that the code names exist."
  static let page = RulePage(
    why: """
      The file of a storyboard or nib is searched for at run time. If no file has this name, the app ends when
      it needs the file.
      """,
    example: """
      // FILE: App/Main.storyboard
      // FILE: App/Home.swift
      import UIKit

      final class Home {
        let board = UIStoryboard(name: "Mian", bundle: nil)
      }
      """,
    remedy: """
      Correct the name, or include the folder of the file in the paths that you check.
      """,
    mended: """
      // FILE: App/Main.storyboard
      // FILE: App/Home.swift
      import UIKit

      final class Home {
        let board = UIStoryboard(name: "Main", bundle: nil)
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    // Without storyboards and nibs among the files, nothing can be said.
    guard !context.interfaces.isEmpty else { return [] }
    let known = Set(context.interfaces.map(name))
    var named: Set<String> = []
    var findings: [Finding] = []
    func check(_ function: FunctionFacts, _ file: SourceFile) {
      lazy var bundles = Dictionary(
        grouping: (function.body?.uses ?? []).filter { $0.path[0] == "Bundle" }, by: \.line)
      for use in function.body?.uses ?? [] where use.isCalled {
        guard let (kind, name) = interface(use),
          isInApp(use, bundles, file, context)
        else { continue }
        named.insert(name)
        if !known.contains(name) {
          findings.append(
            finding("there is no \(kind) named \(name)", Place(file.path, use.line)))
        }
      }
    }
    for type in context.types {
      for function in type.functions { check(function.facts, function.file) }
    }
    for file in context.project.files where !file.isTest {
      for function in file.facts.functions { check(function, file) }
    }
    // If most of the named files are missing, the app's resources aren't among the checked files.
    let missing = named.subtracting(known).count
    return missing < 5 || missing <= 2 * (named.count - missing) ? findings : []
  }

  /// Returns the name that code uses for a file: `Main` for `Base.lproj/Main~ipad.storyboard`.
  private static func name(_ path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    if let device = name.lastIndex(of: "~") { name = String(name[..<device]) }
    return name
  }

  /// Returns the kind and the name of the storyboard or nib that a call names by a literal, or `nil` if it names
  /// none.
  private static func interface(_ use: Use) -> (kind: String, name: String)? {
    let argument: Use.Argument?
    let kind: String
    switch (use.path[0], use.last) {
    case ("UIStoryboard", _):
      (argument, kind) = (use.arguments.first { $0.label == "name" }, "storyboard")
    case ("UINib", _): (argument, kind) = (use.arguments.first { $0.label == "nibName" }, "nib")
    case (_, "loadNibNamed"): (argument, kind) = (use.arguments.first, "nib")
    case ("super", "init"):
      (argument, kind) = (use.arguments.first { $0.label == "nibName" }, "nib")
    default: return nil
    }
    guard let value = argument?.value, value.count > 2, value.first == "\"",
      !value.contains("\\(")
    else { return nil }
    return (kind, String(value.dropFirst().dropLast()))
  }

  /// Returns `true` if a call searches a bundle of the checked files: the main bundle, or the bundle of a type of
  /// the project.
  private static func isInApp(
    _ use: Use, _ bundles: @autoclosure () -> [Int: [Use]], _ file: SourceFile,
    _ context: RuleContext
  ) -> Bool {
    var value = use.arguments.first { $0.label == "bundle" }?.value ?? ""
    if use.last == "loadNibNamed" { value = use.path.dropLast().joined(separator: ".") }
    switch value {
    case "", "nil", ".main", "Bundle.main", "Bundle.module", ".module": return true
    case "Bundle()", "Bundle", ".init":
      let bundles = bundles()
      return (use.line - 2...use.line + 2).flatMap { bundles[$0] ?? [] }.contains { bundle in
        guard let owner = bundle.arguments.first, owner.label == "for" else { return false }
        let name = owner.value.split(separator: ".").first.map(String.init) ?? ""
        return ["self", "type()", "Self"].contains(name) || owner.value == "type()"
          || context.project.type(name, from: file) != nil
      }
    default: return false
    }
  }
}
