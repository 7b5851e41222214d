import SwiftReading

/// Translates messages that Swift accepts for `AnyObject` and metatypes only with the Objective-C runtime.
extension Translator {
  /// Translates three kinds of expressions:
  /// - `target?.perform(action)`, with `target` cast to `NSObjectProtocol`
  /// - `A.conforms(to: P.self)`, replaced by an `is` expression
  /// - `type(of: object).description()` of an `AnyObject`, replaced by `NSStringFromClass(_:)`
  func translateMessages(_ draft: Draft) {
    let source = draft.file.source
    guard source.tokens.count > 4,
      ["perform", "conforms", "description"].contains(where: source.names.contains)
    else { return }
    for index in 2..<(source.tokens.count - 2)
    where source.tokens[index].kind == .name && source.tokens[index - 1].kind == .dot
      && source.tokens[index + 1].kind == .openParen
    {
      switch source.text(index) {
      case "perform": castTarget(draft, index)
      case "conforms": askClass(draft, index)
      case "description": nameClass(draft, index)
      default: break
      }
    }
  }

  private func castTarget(_ draft: Draft, _ perform: Int) {
    let source = draft.file.source
    var target = perform - 2
    let mark = source.tokens[target].kind
    if mark == .question || mark == .exclamation { target -= 1 }
    guard target >= 0, source.tokens[target].kind == .name, source.text(target) == "target",
      // Another translation handles targets that are declared as `AnyObject`.
      !objects(in: source).contains(source.tokens[target].name), isSelector(source, perform + 2)
    else { return }
    let first = receiver(endingAt: target, source)
    draft.edits.insert("(", at: Int(source.tokens[first].start))
    let cast = " as\(mark == .question ? "?" : "!") any NSObjectProtocol)"
    if mark == .exclamation {
      draft.edits.replace(draft.file.range((target + 1)..<(target + 2)), with: cast)
    } else {
      draft.edits.insert(cast, at: Int(source.tokens[target].end))
    }
  }

  /// Returns `true` if an argument has no label and looks like a selector.
  private func isSelector(_ source: TokenizedSource, _ first: Int) -> Bool {
    guard source.tokens[first + 1].kind != .colon else { return false }
    if source.tokens[first].kind == .pound { return source.text(first) == "selector" }
    var last = ""
    for index in first..<source.tokens.count {
      switch source.tokens[index].kind {
      case .name: last = source.text(index)
      case .dot, .question, .exclamation: break
      default: return ["action", "selector", "Selector"].contains(last)
      }
    }
    return false
  }

  /// Replaces `A.conforms(to: P.self)` by a check whether the class `A` conforms to `P`.
  private func askClass(_ draft: Draft, _ conforms: Int) {
    let source = draft.file.source
    let close = Int(source.partners[conforms + 1])
    guard source.text(conforms + 2) == "to", source.tokens[conforms + 3].kind == .colon,
      close > conforms + 6, source.text(close - 1) == "self",
      source.tokens[close - 2].kind == .dot
    else { return }
    let last = conforms - 2
    let isName = source.tokens[last].kind == .name && source.text(last).first?.isUppercase == true
    let first = receiver(endingAt: last, source)
    guard isName || source.text(first) == "type" && source.tokens[last].kind == .closeParen else {
      return
    }
    let type = draft.file.text(first..<(last + 1)) + (isName ? ".self" : "")
    let name = draft.file.text((conforms + 4)..<(close - 2))
    draft.edits.replace(
      draft.file.range(first..<(close + 1)), with: "(\(type) is any \(name).Type)")
  }

  /// Replaces `type(of: object).description()` by the name of the class, if the object is declared as `AnyObject`.
  private func nameClass(_ draft: Draft, _ description: Int) {
    let source = draft.file.source
    let (object, first) = (description - 3, description - 7)
    guard first >= 0, source.text(first) == "type", source.text(first + 2) == "of",
      source.tokens[first + 3].kind == .colon, source.tokens[object + 1].kind == .closeParen,
      objects(in: source).contains(source.tokens[object].name),
      Int(source.partners[description + 1]) == description + 2
    else { return }
    draft.edits.insert("NSStringFromClass(", at: Int(source.tokens[first].start))
    draft.edits.replace(draft.file.range((description - 1)..<(description + 3)), with: ")")
    draft.imports.insert("Foundation")
  }

  /// Returns the first token of the expression that ends with a token.
  private func receiver(endingAt last: Int, _ source: TokenizedSource) -> Int {
    var first = last
    while true {
      while [.question, .exclamation].contains(source.tokens[first].kind) { first -= 1 }
      if [.closeParen, .closeBracket].contains(source.tokens[first].kind) {
        first = Int(source.partners[first])
        let isCall =
          first > 0 && source.tokens[first - 1].kind != .operation
          && !source.tokens[first].followsSpace
          && [.name, .closeParen, .closeBracket, .question, .exclamation]
            .contains(source.tokens[first - 1].kind)
        guard isCall else { return first }
        first -= 1
      } else {
        guard first > 1, source.tokens[first - 1].kind == .dot else { return first }
        first -= 2
      }
    }
  }
}
