/// The condition of an `#if`, answered for an iPhone without what is not here.
struct BuildCondition {
  private var words: [Substring]
  private let lacks: (String) -> Bool

  /// - Returns: nil if it depends on what only the build knows.
  static func holds(_ text: some StringProtocol, lacks: (String) -> Bool) -> Bool? {
    withoutActuallyEscaping(lacks) { lacks in
      var condition = BuildCondition(words: split(String(text)).reversed(), lacks: lacks)
      return condition.any(0)
    }
  }

  private static func split(_ text: String) -> [Substring] {
    let text = (text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...])
    return text.matches(of: /[\w.]+|&&|\|\||[!()]|[<>=]+|,/).map { text[$0.range] }
  }

  private mutating func any(_ depth: Int) -> Bool? {
    var answer = all(depth)
    while words.last == "||" {
      words.removeLast()
      let next = all(depth)
      answer = answer == true || next == true ? true : answer == nil || next == nil ? nil : false
    }
    return answer
  }

  private mutating func all(_ depth: Int) -> Bool? {
    var answer = one(depth)
    while words.last == "&&" {
      words.removeLast()
      let next = one(depth)
      answer = answer == false || next == false ? false : answer == nil || next == nil ? nil : true
    }
    return answer
  }

  private mutating func one(_ depth: Int) -> Bool? {
    guard depth < 64, let word = words.popLast() else { return nil }
    if word == "!" { return one(depth + 1).map { !$0 } }
    if word == "(" {
      let answer = any(depth + 1)
      if words.last == ")" { words.removeLast() }
      return answer
    }
    guard words.last == "(" else { return word == "true" ? true : word == "false" ? false : nil }
    words.removeLast()
    let argument = words.last.map(String.init) ?? ""
    while let next = words.popLast(), next != ")" {}
    switch word {
    case "os": return argument == "iOS"
    case "canImport": return !lacks(String(argument.prefix { $0 != "." }))
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return nil
    default: return nil
    }
  }
}
