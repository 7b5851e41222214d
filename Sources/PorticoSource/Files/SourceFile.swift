import SwiftReading

/// One source file, read as an iPhone's compiler would: without what is compiled for other systems.
package final class SourceFile {
  /// As the compiler is to name it in diagnostics.
  package let path: String
  let bytes: UnsafeBufferPointer<UInt8>
  let source: TokenizedSource
  /// The lines of conditions, with what each is to say.
  let conditions: [ConditionLine]
  /// The ranges of bytes that are compiled only under conditions nobody knows before.
  let doubtful: [Range<Int>]
  let marks: Marks
  let declarations: [Declaration]
  let imports: [DeclarationReader.Import]
  let substitutes: [String: String?]
  /// What is to stand in place of tokens: the substitute's name for a module's, before a type.
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

  /// Finds what qualifies types: `Combine` in `Combine.Publisher`, not in `Combine.shared`, which is no module's.
  private static func replacements(
    _ source: TokenizedSource, _ imports: [DeclarationReader.Import],
    _ substitutes: [String: String?]
  ) -> [Int: String] {
    var names: [String: String] = [:]
    for line in imports {
      if let substitute = substitutes[line.module] ?? nil { names[line.module] = substitute }
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
        source.text(index + 2).first?.isUppercase == true
      else { continue }
      found[index] = name
    }
    return found
  }

  deinit {
    bytes.deallocate()
  }

  /// Whether a token may be left out by a condition that nobody knows before, while what is written to a
  /// place, or anywhere in the file, stays.
  func isDoubtful(_ token: Int, outside place: Declaration? = nil) -> Bool {
    guard !doubtful.isEmpty else { return false }
    let start = Int(source.tokens[token].start)
    let kept = place.map { Int(source.tokens[$0.first].start) }
    return doubtful.contains { region in
      region.contains(start) && !(kept.map(region.contains) ?? false)
    }
  }

  /// The modules of which the file imports what is internal, too.
  var testableImports: [String] {
    imports.filter { line in
      line.tokens.lowerBound > 0 && source.text(line.tokens.lowerBound - 1) == "testable"
    }.map(\.module)
  }

  /// The modules that the file imports, each with its line.
  package var importedModules: [(module: String, line: Int)] {
    imports.map { ($0.module, line($0.tokens.lowerBound)) }
  }

  // MARK: Text

  /// What the tokens say, on one line, without comments.
  func text(_ tokens: Range<Int>) -> String {
    var text = ""
    var end: UInt32 = 0
    for index in tokens {
      let token = source.tokens[index]
      // The tokens of an interpolation lie in their string.
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

  /// The bytes that tokens stand in.
  func range(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else { return 0..<0 }
    let start = Int(source.tokens[tokens.lowerBound].start)
    return start..<max(start, Int(source.tokens[tokens.upperBound - 1].end))
  }

  func line(_ token: Int) -> Int { source.line(token) }

  /// What tells the compiler that a line of the file follows.
  func location(line: Int) -> String {
    let path = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }
}
