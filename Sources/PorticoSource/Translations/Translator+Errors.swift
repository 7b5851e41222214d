import SwiftReading

extension Translator {
  /// Adds the arguments to `NSError()`. Foundation on Linux has no initializer without a domain and a code.
  func describeErrors(_ draft: Draft) {
    let source = draft.file.source
    guard source.names.contains("NSError") else { return }
    for index in 0..<max(0, source.tokens.count - 2)
    where source.tokens[index].kind == .name && source.text(index) == "NSError"
      && source.tokens[index + 1].kind == .openParen
      && source.tokens[index + 2].kind == .closeParen
    {
      draft.edits.insert(#"domain: "", code: 0"#, at: Int(source.tokens[index + 1].end))
    }
  }
}
