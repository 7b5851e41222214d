import SwiftReading

extension Extraction {
  /// A declaration in the controller or in one of its extensions.
  final class Member {
    let file: CutFile
    let owner: SourceOutline.Declaration
    let declaration: SourceOutline.Declaration
    let references: References
    let tokens: Range<Int>

    init(
      _ file: CutFile, _ owner: SourceOutline.Declaration, _ declaration: SourceOutline.Declaration
    ) {
      self.file = file
      self.owner = owner
      self.declaration = declaration
      tokens = file.tokens(in: declaration.range)
      references = References(file.source, tokens)
    }

    /// The declaration's key without the first word, such as `show(_:)` for `func show(_:)`.
    var name: String { String(declaration.key.drop { $0 != " " }.dropFirst()) }
    var baseName: String { String(name.prefix { $0 != "(" }) }
    var isFunction: Bool { declaration.key.hasPrefix("func ") }
    var place: Place { Place(file.path, declaration.lines.lowerBound) }

    /// Returns the place at which the declaration first uses a name.
    func place(of name: String) -> Place {
      references.mentions.first { $0.name == name }.map { line($0.token) } ?? place
    }

    func line(_ token: Int) -> Place { Place(file.path, file.source.line(token)) }

    /// The words before `func`, `var` and the like, with the index of each one's token.
    var modifiers: [(word: Word, token: Int)] {
      tokens.prefix { ![.func, .var, .let, .class].contains(file.source.word($0)) }
        .compactMap { token in file.source.word(token).map { ($0, token) } }
    }

    /// The modifier `private` or `fileprivate`, or `nil` if there is none. `private(set)` doesn't count.
    var privacy: (word: Word, token: Int)? {
      modifiers.first {
        [.private, .fileprivate].contains($0.word)
          && file.source.tokens[$0.token + 1].kind != .openParen
      }
    }

    var isConstant: Bool {
      tokens.first { [.var, .let].contains(file.source.word($0)) }
        .map { file.source.word($0) == .let } ?? false
    }

    var hasAttributes: Bool { file.source.tokens[tokens.lowerBound].kind == .at }

    /// The type of a property: its type annotation, or else the type that its initial value shows.
    var type: String? {
      let source = file.source
      guard let name = tokens.first(where: { [.var, .let].contains(source.word($0)) }) else {
        return nil
      }
      let start = name + 2
      guard start < tokens.upperBound else { return nil }
      if source.tokens[start].kind == .colon {
        var end = start + 1
        while end < tokens.upperBound, source.word(end) != .assign,
          source.tokens[end].kind != .openBrace
        {
          end =
            source.isOpen(source.tokens[end].kind)
            ? source.after(end, tokens.upperBound) : end + 1
        }
        return file.text(file.bytes(of: (start + 1)..<end))
      }
      guard source.word(start) == .assign else { return nil }
      if let literal = literal((start + 1)..<tokens.upperBound) { return literal }
      guard start + 2 < tokens.upperBound,
        let initial = source.readInitial(start + 1, tokens.upperBound), initial.isCall,
        initial.path.first?.isUppercase == true || initial.path.first == "["
      else { return nil }
      let last = initial.path.split(separator: ".").last ?? ""
      guard last.first?.isUppercase == true || initial.path.first == "[",
        let call = tokens.first(where: {
          $0 > start && source.tokens[$0].kind == .openParen
            && source.after($0, tokens.upperBound) == tokens.upperBound
        })
      else { return nil }
      return file.text(file.bytes(of: (start + 1)..<call))
    }

    /// Returns the type of a literal that is a string, a Boolean value or an array of strings; otherwise, `nil`.
    private func literal(_ tokens: Range<Int>) -> String? {
      let source = file.source
      func isText(_ tokens: Range<Int>) -> Bool {
        tokens.first.map { first in
          source.tokens[first].kind == .string
            && tokens.dropFirst().allSatisfy {
              source.tokens[$0].start < source.tokens[first].end
            }
        } ?? false
      }
      if isText(tokens) { return "String" }
      if tokens.count == 1, [.true, .false].contains(source.word(tokens.lowerBound)) {
        return "Bool"
      }
      guard tokens.count > 2, source.tokens[tokens.lowerBound].kind == .openBracket,
        source.after(tokens.lowerBound, tokens.upperBound) == tokens.upperBound,
        tokens.dropFirst().dropLast().allSatisfy({
          [.string, .comma].contains(source.tokens[$0].kind)
        })
      else { return nil }
      return "[String]"
    }

    var hasValue: Bool {
      let source = file.source
      return tokens.contains { source.word($0) == .assign }
        || type.map { $0.hasSuffix("?") } ?? false
    }
  }
}
