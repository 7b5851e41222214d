extension BodyReader {
  func readArguments(_ start: Int, _ end: Int, _ use: inout Use) {
    var index = start
    while index < end, use.arguments.count < 8 {
      var label = ""
      if index + 1 < end, source.tokens[index].kind == .name,
        source.tokens[index + 1].kind == .colon
      {
        label = source.text(index)
        index += 2
      }
      guard index < end else { break }
      if source.tokens[index].kind == .openBrace {
        use.takesClosure = true
        if capturesSelfWeakly(index, min(Int(source.partners[index]), end)) {
          use.holdsSelfWeakly = true
        }
      }
      use.arguments.append(Use.Argument(label: label, value: value(index, end)))
      while index < end, source.tokens[index].kind != .comma {
        index = source.isOpen(source.tokens[index].kind) ? source.after(index, end) : index + 1
      }
      index += 1
    }
  }

  func value(_ start: Int, _ end: Int) -> String {
    var index = start
    while index < end, let word = source.word(index), [.try, .await, .ampersand].contains(word) {
      index += 1
      if index < end,
        source.tokens[index].kind == .question || source.tokens[index].kind == .exclamation
      {
        index += 1
      }
    }
    guard index < end else { return "" }
    switch source.tokens[index].kind {
    case .string, .number: return source.text(index)
    case .openBrace: return "{}"
    case .openBracket: return "[]"
    case .keyPath: return "\\"
    case .dot: return index + 1 < end ? "." + source.text(index + 1) : "."
    case .name, .pound:
      var result = source.text(index)
      index += 1
      while index < end {
        if source.tokens[index].kind == .question || source.tokens[index].kind == .exclamation {
          index += 1
        } else if source.tokens[index].kind == .dot, index + 1 < end,
          source.tokens[index + 1].kind == .name
        {
          result += "." + source.text(index + 1)
          index += 2
        } else {
          break
        }
      }
      if index < end, source.tokens[index].kind == .openParen, !source.tokens[index].startsLine {
        result += "()"
      }
      return result
    default: return ""
    }
  }
}
