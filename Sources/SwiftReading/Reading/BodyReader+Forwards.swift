extension BodyReader {
  /// Returns `true` if the body is a single call on another object, with no arguments except the parameters.
  func isForward(_ parameters: [Parameter]) -> Bool {
    guard body.cyclomatic == 1, body.tokens <= 40 else { return false }
    var index = start
    if source.word(index) == .return { index += 1 }
    while index < end, let word = source.word(index), [.try, .await].contains(word) { index += 1 }
    guard index < end, source.tokens[index].kind == .name, source.word(index) != .super else {
      return false
    }
    var names = 0
    while index < end {
      if source.tokens[index].kind == .name {
        if source.word(index) != .self { names += 1 }
        index += 1
      } else if [.dot, .question, .exclamation].contains(source.tokens[index].kind) {
        index += 1
      } else {
        break
      }
    }
    guard names >= 2, index < end, source.tokens[index].kind == .openParen else { return false }
    let close = min(Int(source.partners[index]), end)
    guard close + 1 >= end else { return false }
    let given = Set(parameters.map(\.name))
    for inner in (index + 1)..<max(index + 1, close) {
      switch source.tokens[inner].kind {
      case .comma, .colon, .dot, .question, .exclamation: break
      case .name:
        let isLabel = inner + 1 < close && source.tokens[inner + 1].kind == .colon
        if !isLabel, source.tokens[inner - 1].kind != .dot, source.word(inner) != .self,
          !given.contains(source.text(inner))
        {
          return false
        }
      default: return false
      }
    }
    return true
  }
}
