import SwiftReading

/// Replaces `(undoManager.prepare(withInvocationTarget: target) as AnyObject).rename(old)` by the registration of a
/// closure that sends the message, because messages can't be recorded on Linux.
extension Translator {
  func registerUndoMessages(_ draft: Draft) {
    let source = draft.file.source
    guard source.names.contains("withInvocationTarget") else { return }
    for prepare in source.tokens.indices.dropLast(8)
    where source.tokens[prepare].kind == .name && source.text(prepare) == "prepare"
      && source.text(prepare + 2) == "withInvocationTarget"
    {
      registerMessage(prepare, draft)
    }
  }

  private func registerMessage(_ prepare: Int, _ draft: Draft) {
    let source = draft.file.source
    let (tokens, count) = (source.tokens, source.tokens.count)
    let behind = source.after(prepare + 1, count)
    guard behind < count, source.word(behind) == .as,
      let close = (behind..<min(behind + 8, count)).first(where: { tokens[$0].kind == .closeParen })
    else { return }
    let open = Int(source.partners[close])
    var name = close + 1
    while name < count, [.dot, .question, .exclamation].contains(tokens[name].kind) { name += 1 }
    guard open < prepare, name + 1 < count, name > close + 1, tokens[name].kind == .name,
      tokens[name + 1].kind == .openParen
    else { return }
    let call = message(name, draft)
    draft.blank(open..<(open + 1))
    draft.edits.replace(draft.file.range(prepare..<(prepare + 1)), with: "registerUndo")
    draft.edits.replace(draft.file.range((prepare + 2)..<(prepare + 3)), with: "withTarget")
    draft.edits.replace(draft.file.range(behind..<(name + 2)), with: "{ " + call.captures)
    let end = source.after(name + 1, count) - 1
    draft.edits.replace(draft.file.range(end..<(end + 1)), with: call.message)
  }

  /// Returns the texts before and after a call's arguments. They evaluate the arguments immediately and send the
  /// message later.
  private func message(_ name: Int, _ draft: Draft) -> (captures: String, message: String) {
    let source = draft.file.source
    let end = source.after(name + 1, source.tokens.count) - 1
    var arguments: [String] = []
    var first = name + 2
    while first < end {
      let value = "a\(arguments.count)"
      if source.tokens[first].kind == .name, source.tokens[first + 1].kind == .colon {
        draft.edits.replace(draft.file.range(first..<(first + 2)), with: value + " =")
        arguments.append(source.text(first) + ": " + value)
      } else {
        draft.edits.insert(value + " = ", at: Int(source.tokens[first].start))
        arguments.append(value)
      }
      while first < end, source.tokens[first].kind != .comma { first = source.after(first, end) }
      first += 1
    }
    let call = "$0.\(draft.file.raw(name))(\(arguments.joined(separator: ", "))) }"
    return arguments.isEmpty ? ("", call) : ("[", "] in " + call)
  }
}
