extension BodyReader {
  mutating func readLocal(_ index: Int) {
    guard index + 2 < end, source.tokens[index + 1].kind == .name else { return }
    let name = source.text(index + 1)
    var next = index + 2
    if source.tokens[next].kind == .colon {
      next += 1
      let type = source.readTypeText(&next, end)
      if !type.isEmpty { body.locals[name] = type }
    } else if source.word(next) == .assign {
      if let initial = source.readInitial(next + 1, end) {
        if initial.isCall, initial.path.first?.isUppercase == true, body.result == nil {
          body.result = initial.path
        }
        if initial.isCall, initial.path.first?.isUppercase == true, body.locals[name] == nil {
          body.locals[name] =
            initial.path.hasSuffix(".init")
            ? String(initial.path.dropLast(5)) : initial.path
        } else if body.locals[name] == nil, initial.path.first?.isUppercase == true {
          body.locals[name] = initial.path
        } else if body.locals[name] == nil, initial.isCall, !initial.path.contains(".") {
          // The result of a function, as in `makeDetails()`.
          body.locals[name] = initial.path + "()"
        }
      }
      // `… as? DetailViewController`
      var scan = next + 1
      let limit = min(end, next + 60)
      var isOfStoryboard = false
      while scan < limit {
        if scan > next + 1, source.tokens[scan].startsLine, source.tokens[scan].kind != .dot,
          source.word(scan) != .as
        {
          break
        }
        if source.tokens[scan].kind == .openBrace || source.tokens[scan].kind == .comma { break }
        if source.word(scan) == .as {
          scan += 1
          if scan < end,
            source.tokens[scan].kind == .question || source.tokens[scan].kind == .exclamation
          {
            scan += 1
          }
          let type = source.readTypeText(&scan, end)
          if !type.isEmpty { body.locals[name] = type }
          isOfStoryboard = false
          break
        }
        if source.tokens[scan].kind == .name, source.tokens[scan - 1].kind == .dot,
          source.text(scan).hasPrefix("instantiate")
        {
          isOfStoryboard = true
        }
        scan = source.isOpen(source.tokens[scan].kind) ? source.after(scan, end) : scan + 1
      }
      if isOfStoryboard, body.locals[name] == nil || body.locals[name] == "UIStoryboard" {
        body.locals[name] = "UIViewController"
      }
    }
  }
}
