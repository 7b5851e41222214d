/// Finds the strings that names stand for, such as `Scene.help.rawValue` of
/// `enum Scene: String { case help = "Help" }` or `Identifiers.terms` of `static let terms = "Terms"`.
final class StringNames {
  private let project: Project
  private let draft: FileReader.Draft?
  /// The strings that are assigned to names, by the path of the file. Several types in a file can use the same
  /// name.
  private var known: [String: [String: [(line: Int, text: String)]]] = [:]

  init(_ project: Project, _ draft: FileReader.Draft? = nil) {
    self.project = project
    self.draft = draft
  }

  /// Returns the string that an argument stands for. A case without a raw value stands for its own name.
  func text(of value: String, from file: SourceFile) -> String? {
    if value.first == "\"" { return String(value.dropFirst().dropLast()) }
    var names = value.split(separator: ".")
    if names.last == "rawValue" { names.removeLast() }
    guard let name = names.popLast().map(String.init) else { return nil }
    guard let type = project.type(names.joined(separator: "."), from: file) else { return name }
    let isDeclared = type.cases.contains(name) || !type.properties(named: name).isEmpty
    guard isDeclared else { return name }
    for (file, facts) in type.parts {
      let given = strings(in: file)[name] ?? []
      if let found = given.first(where: { (facts.line...max(facts.line, facts.endLine)) ~= $0.line }
      ) {
        return found.text
      }
    }
    return name
  }

  /// Reads the declarations again, because the facts don't contain strings. Only few files declare identifiers.
  private func strings(in file: SourceFile) -> [String: [(line: Int, text: String)]] {
    if let known = known[file.path] { return known }
    var found: [String: [(line: Int, text: String)]] = [:]
    let bytes =
      draft.flatMap { $0.isOf(file.path) ? $0.bytes : nil }
      ?? (try? RegularFile.bytes(file.path, most: FileReader.largest)) ?? []
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      lexer.run()
      let source = TokenizedSource(lexer, bytes)
      for index in source.tokens.indices.dropLast(2)
      where source.tokens[index].kind == .name && source.word(index + 1) == .assign
        && source.tokens[index + 2].kind == .string
      {
        let text = source.text(index + 2).trimmingPrefix("\"")
        found[source.text(index), default: []].append(
          (source.line(index), String(text.last == "\"" ? text.dropLast() : text)))
      }
    }
    known[file.path] = found
    return found
  }
}
