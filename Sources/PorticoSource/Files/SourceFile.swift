import SwiftReading

/// A source file, read as a compiler for the iPhone would: without the code for other systems.
package final class SourceFile {
  /// The path in the compiler's diagnostics.
  package let path: String
  let bytes: UnsafeBufferPointer<UInt8>
  let source: TokenizedSource
  /// The conditions of `#if` that were evaluated, with the values of their parts.
  let conditions: [ConditionLine]
  /// The ranges of bytes for which it's unknown whether they are compiled.
  let doubtful: [Range<Int>]
  let marks: Marks
  let declarations: [Declaration]
  let imports: [DeclarationReader.Import]
  let substitutes: [String: String?]
  /// The new texts of tokens: a module's name before a type is replaced by the name of the module's substitute.
  let replacements: [Int: String]

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package init(path: String, bytes content: [UInt8], platform: Platform = .phone) {
    self.path = path
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
    _ = copy.initialize(from: content)
    bytes = UnsafeBufferPointer(copy)
    var lexer = Lexer(bytes)
    lexer.run()
    let regions = ConditionalRegions(lexer.directives, bytes, platform)
    conditions = regions.lines
    doubtful = regions.doubtful
    source = TokenizedSource(lexer, bytes, leavingOut: regions.left)
    marks = Marks(source)
    var reader = DeclarationReader(source: source, marks: marks)
    declarations = reader.read()
    imports = reader.imports
    substitutes = platform.substitutes
    replacements = Self.replacements(source, imports, substitutes)
  }

  /// Finds the names of modules before a type, such as `Combine` in `Combine.Publisher`. In `Combine.shared`, the
  /// name is no module's. Darwin's functions, as in `Darwin.sqrt(2)`, can be called without an import of it.
  private static func replacements(
    _ source: TokenizedSource, _ imports: [DeclarationReader.Import],
    _ substitutes: [String: String?]
  ) -> [Int: String] {
    var names: [String: String] = [:]
    for line in imports {
      if let substitute = substitutes[line.module] ?? nil { names[line.module] = substitute }
    }
    if source.names.contains("Darwin"), let substitute = substitutes["Darwin"] ?? nil {
      names["Darwin"] = substitute
    }
    guard !names.isEmpty else { return [:] }
    let inside = Set(imports.flatMap(\.path))
    var found: [Int: String] = [:]
    for index in source.tokens.indices.dropLast(2)
    where source.tokens[index].kind == .name && source.tokens[index + 1].kind == .dot
      && source.tokens[index + 2].kind == .name
    {
      guard let name = names[source.text(index)], !inside.contains(index),
        index == 0 || source.tokens[index - 1].kind != .dot,
        source.text(index + 2).first?.isUppercase == true || source.text(index) == "Darwin"
      else { continue }
      found[index] = name
    }
    return found
  }

  deinit {
    bytes.deallocate()
  }

  /// Returns `true` if an unknown condition may exclude a token, but doesn't exclude `place`, or, if that's `nil`,
  /// the end of the file.
  func isDoubtful(_ token: Int, outside place: Declaration? = nil) -> Bool {
    guard !doubtful.isEmpty else { return false }
    let start = Int(source.tokens[token].start)
    let kept = place.map { Int(source.tokens[$0.first].start) }
    return doubtful.contains { region in
      region.contains(start) && !(kept.map(region.contains) ?? false)
    }
  }

  /// The modules that the file imports with `@testable`.
  var testableImports: [String] {
    imports.filter { line in
      line.tokens.lowerBound > 0 && source.text(line.tokens.lowerBound - 1) == "testable"
    }.map(\.module)
  }

  /// The modules that the file imports, with the lines of the imports, and those that it uses without an import.
  package var importedModules: [(module: String, line: Int)] {
    imports.map { ($0.module, line($0.tokens.lowerBound)) }
      + exportedModules.map { ($0.module, line($0.token)) }
  }

  /// The modules that the file uses without an import because Foundation exports them on a phone, with the first
  /// token that needs each.
  var exportedModules: [(module: String, token: Int)] {
    guard !imports.contains(where: { $0.module == "Security" }), substitutes["Security"] == nil,
      source.names.contains(where: Self.isSecurity),
      let token = source.tokens.indices.first(where: { index in
        source.tokens[index].kind == .name && Self.isSecurity(source.text(index))
      })
    else { return [] }
    return [("Security", token)]
  }

  private static let security: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "SecRandomCopyBytes",
    "SecAccessControlCreateWithFlags", "SecAccessControlCreateFlags",
  ]

  private static func isSecurity(_ name: String) -> Bool {
    security.contains(name) || isConstant(name, prefix: "kSec")
      || isConstant(name, prefix: "errSec")
  }

  /// Returns `true` for names such as `kSecClass`.
  static func isConstant(_ name: String, prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  // MARK: Text

  /// Returns the text of tokens in a single line, without comments.
  func text(_ tokens: Range<Int>) -> String {
    var text = ""
    var end: UInt32 = 0
    for index in tokens {
      let token = source.tokens[index]
      // The range of a string contains the tokens of its interpolations.
      guard token.start >= end else { continue }
      if !text.isEmpty, token.followsSpace || token.startsLine { text += " " }
      text += raw(index)
      end = token.end
    }
    return text
  }

  func raw(_ token: Int) -> String {
    if let replacement = replacements[token] { return replacement }
    let token = source.tokens[token]
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)]),
      as: UTF8.self)
  }

  /// Returns the range of bytes of tokens.
  func range(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else { return 0..<0 }
    let start = Int(source.tokens[tokens.lowerBound].start)
    return start..<max(start, Int(source.tokens[tokens.upperBound - 1].end))
  }

  func line(_ token: Int) -> Int { source.line(token) }

  /// Returns the directive that tells the compiler which line of the file follows.
  func location(line: Int) -> String {
    let path = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }
}
