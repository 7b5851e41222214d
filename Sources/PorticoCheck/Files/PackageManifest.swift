import Foundation

/// The targets that a `Package.swift` declares with literals.
package struct PackageManifest {
  package struct Target: Equatable {
    package var name: String
    package var isTest: Bool
    /// The folder, relative to the package.
    package var folder: String
    /// The names of the targets and products that the target depends on.
    package var dependencies: [String]
  }

  package private(set) var targets: [Target] = []

  package init(_ text: String) {
    var text = text
    targets = text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      lexer.run()
      return Self.targets(in: TokenizedSource(lexer, bytes))
    }
  }

  private static func targets(in source: TokenizedSource) -> [Target] {
    var targets: [Target] = []
    let (brackets, depths) = enclosing(source)
    for index in source.tokens.indices.dropLast(2) {
      guard source.tokens[index].kind == .dot, source.tokens[index + 1].kind == .name,
        source.tokens[index + 2].kind == .openParen, depths[index] < 64
      else { continue }
      let kind = source.text(index + 1)
      guard ["target", "executableTarget", "testTarget"].contains(kind) else { continue }
      let values = arguments(of: source, index + 2)
      // Skips dependencies, such as `.target(name: "Other")`, which are arguments of another target.
      guard let name = values["name"]?.first, !isInTarget(source, index, brackets) else { continue }
      let isTest = kind == "testTarget"
      targets.append(
        Target(
          name: name, isTest: isTest,
          folder: values["path"]?.first ?? (isTest ? "Tests/" : "Sources/") + name,
          dependencies: values["dependencies"] ?? []))
    }
    return targets
  }

  /// Returns the string literals of each argument of the call whose parenthesis is at `open`, by the argument's
  /// label.
  private static func arguments(of source: TokenizedSource, _ open: Int) -> [String: [String]] {
    var values: [String: [String]] = [:]
    var label = ""
    var index = open + 1
    var depth = 0
    while index < Int(source.partners[open]) {
      let token = source.tokens[index]
      switch token.kind {
      case .openParen, .openBracket, .openBrace: depth += 1
      case .closeParen, .closeBracket, .closeBrace: depth -= 1
      case .name where depth == 0 && source.tokens[index + 1].kind == .colon:
        label = source.text(index)
      case .string:
        values[label, default: []].append(String(source.text(index).dropFirst().dropLast()))
      default: break
      }
      index += 1
    }
    return values
  }

  private static func isInTarget(
    _ source: TokenizedSource, _ index: Int, _ enclosing: [Int32]
  ) -> Bool {
    var around = Int(enclosing[index])
    while around > 1 {
      if source.tokens[around].kind == .openBracket, source.tokens[around - 1].kind == .colon {
        return source.text(around - 2) == "dependencies"
          && isArgumentOfTarget(source, Int(enclosing[around]), enclosing)
      }
      around = Int(enclosing[around])
    }
    return false
  }

  private static func isArgumentOfTarget(
    _ source: TokenizedSource, _ index: Int, _ enclosing: [Int32]
  ) -> Bool {
    var around = index
    while around > 0, source.tokens[around].kind != .openParen { around = Int(enclosing[around]) }
    return around > 0 && source.tokens[around - 1].kind == .name
      && source.text(around - 1).lowercased().hasSuffix("target")
  }

  /// Returns for each token the index of the bracket that encloses it, or -1 if none does, and the number of
  /// enclosing brackets.
  private static func enclosing(_ source: TokenizedSource) -> (brackets: [Int32], depths: [Int32]) {
    var brackets = [Int32](repeating: -1, count: source.tokens.count)
    var depths = [Int32](repeating: 0, count: source.tokens.count)
    var open: [Int32] = []
    for index in source.tokens.indices {
      while let last = open.last, source.partners[Int(last)] <= index { open.removeLast() }
      brackets[index] = open.last ?? -1
      depths[index] = Int32(open.count)
      if source.isOpen(source.tokens[index].kind) { open.append(Int32(index)) }
    }
    return (brackets, depths)
  }
}
