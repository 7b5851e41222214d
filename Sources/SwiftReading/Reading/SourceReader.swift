/// Reads the declarations of a file. It never fails, and reads at most ``deepest`` nested types.
package struct SourceReader {
  package static let deepest = 80

  private(set) var source: TokenizedSource
  package var facts = FileFacts()
  var depth = 0
  /// The places of the declarations, or `nil` if they aren't needed.
  var spans: [Span]?

  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    var lexer = Lexer(bytes)
    lexer.run()
    var reader = SourceReader(source: TokenizedSource(lexer, bytes))
    reader.facts.lines = lexer.lineStarts.count
    reader.facts.codeLines = lexer.codeLines
    reader.facts.permissions = lexer.permissions
    if let flaw = reader.source.flaw(unended: lexer.unended) {
      reader.facts.problems.append(flaw)
      reader.source.pairByIndentation()
    }
    var index = 0
    reader.readMembers(&index, to: reader.source.tokens.count - 1, of: nil, path: "")
    return reader.facts
  }

  package static func read(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { read($0) }
  }
}
