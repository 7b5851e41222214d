import SwiftReading

/// Translates constants that are objects on a phone, and strings here.
extension Translator {
  /// Casts constants such as `kSecClass` in calls of the file's functions with a parameter of the type `AnyObject`.
  func castConstants(_ draft: Draft) {
    let source = draft.file.source
    guard source.tokens.count > 3, source.names.contains("AnyObject"),
      source.names.contains(where: Self.isConstant)
    else { return }
    let functions = functionsOfObjects(source)
    for index in 2..<(source.tokens.count - 1)
    where source.tokens[index].kind == .name && Self.isConstant(source.text(index))
      && source.tokens[index - 1].kind == .openParen
      && source.tokens[index + 1].kind == .closeParen
      && source.tokens[index - 2].kind == .name && functions.contains(source.text(index - 2))
    {
      draft.edits.insert(" as AnyObject", at: Int(source.tokens[index].end))
    }
  }

  /// Returns the names of the functions whose first parameter has no label and the type `AnyObject`.
  private func functionsOfObjects(_ source: TokenizedSource) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<max(0, source.tokens.count - 6) where source.word(index) == .func {
      let parameter = index + 3
      guard source.tokens[index + 2].kind == .openParen, source.text(parameter) == "_",
        source.tokens[parameter + 2].kind == .colon, source.text(parameter + 3) == "AnyObject"
      else { continue }
      names.insert(source.text(index + 1))
    }
    return names
  }

  private static func isConstant(_ name: String) -> Bool {
    SourceFile.isConstant(name, prefix: "kSec")
  }
}
