import Foundation

/// What a `Package.swift` says of its targets, as far as it says so plainly.
package struct PackageManifest {
  package struct Target: Equatable {
    package var name: String
    package var isTest: Bool
    /// From the package's folder.
    package var folder: String
    /// The names and products of its dependencies.
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
    for index in source.tokens.indices.dropLast(2) {
      guard source.tokens[index].kind == .dot, source.tokens[index + 1].kind == .name,
        source.tokens[index + 2].kind == .openParen
      else { continue }
      let kind = source.text(index + 1)
      guard ["target", "executableTarget", "testTarget"].contains(kind) else { continue }
      let values = arguments(of: source, index + 2)
      // A dependency `.target(name: "Other")` has nothing but a name, and stands in another target.
      guard let name = values["name"]?.first, !isInTarget(source, index) else { continue }
      let isTest = kind == "testTarget"
      targets.append(
        Target(
          name: name, isTest: isTest,
          folder: values["path"]?.first ?? (isTest ? "Tests/" : "Sources/") + name,
          dependencies: values["dependencies"] ?? []))
    }
    return targets
  }

  /// The strings of each argument of the call whose parenthesis is at `open`.
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

  private static func isInTarget(_ source: TokenizedSource, _ index: Int) -> Bool {
    var before = index - 1
    while before > 0 {
      switch source.tokens[before].kind {
      case .closeParen, .closeBracket, .closeBrace:
        let partner = Int(source.partners[before])
        before = partner < before ? partner : before
      case .openBracket where source.tokens[before - 1].kind == .colon:
        return source.text(before - 2) == "dependencies" && isArgumentOfTarget(source, before)
      default: break
      }
      before -= 1
    }
    return false
  }

  private static func isArgumentOfTarget(_ source: TokenizedSource, _ index: Int) -> Bool {
    var before = index - 1
    while before > 1 {
      switch source.tokens[before].kind {
      case .closeParen, .closeBracket, .closeBrace:
        let partner = Int(source.partners[before])
        before = partner < before ? partner : before
      case .openParen:
        return source.tokens[before - 1].kind == .name
          && source.text(before - 1).lowercased().hasSuffix("target")
      default: break
      }
      before -= 1
    }
    return false
  }
}
