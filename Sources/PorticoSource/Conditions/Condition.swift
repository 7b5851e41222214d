import SwiftReading

/// A condition of `#if`, evaluated as far as possible without the compiler.
struct Condition {
  enum Answer { case yes, no, unknown }

  let answer: Answer
  /// The parts that the compiler would evaluate for Linux, with their values for a phone.
  let answered: [(range: Range<Int>, value: Bool)]

  /// - Parameter hasLinux: `true` if this branch or another one is for Linux. That branch is chosen then.
  init(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ platform: Platform, hasLinux: Bool
  ) {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    var lexer = Lexer(part)
    lexer.run()
    var parser = Parser(
      source: TokenizedSource(lexer, part), platform: platform, hasLinux: hasLinux,
      offset: range.lowerBound)
    answer = parser.either()
    answered = parser.answered
  }

  private struct Parser {
    let source: TokenizedSource
    let platform: Platform
    let hasLinux: Bool
    let offset: Int
    var index = 0
    var depth = 0
    var answered: [(range: Range<Int>, value: Bool)] = []

    private func isOperation(_ text: String) -> Bool {
      source.tokens[index].kind == .operation && source.text(index) == text
    }

    mutating func either() -> Answer {
      var answer = both()
      while isOperation("||") {
        index += 1
        answer = Self.either(answer, both())
      }
      return answer
    }

    private mutating func both() -> Answer {
      var answer = one()
      while isOperation("&&") {
        index += 1
        // Both are true if it's false that either is false.
        answer = Self.not(Self.either(Self.not(answer), Self.not(one())))
      }
      return answer
    }

    private mutating func one() -> Answer {
      guard depth < 64 else { return .unknown }
      depth += 1
      defer { depth -= 1 }
      let token = source.tokens[index]
      switch token.kind {
      case .operation, .exclamation:
        guard source.text(index) == "!" else { return .unknown }
        index += 1
        return Self.not(one())
      case .openParen:
        index += 1
        let answer = either()
        if source.tokens[index].kind == .closeParen { index += 1 }
        return answer
      case .name: return named()
      default: return .unknown
      }
    }

    private mutating func named() -> Answer {
      let start = index
      let name = source.text(index)
      index += 1
      guard source.tokens[index].kind == .openParen else {
        return name == "true" ? .yes : name == "false" ? .no : .unknown
      }
      let arguments = (index + 1)..<max(index + 1, Int(source.partners[index]))
      index = source.after(index, source.tokens.count - 1)
      let first = arguments.isEmpty ? "" : source.text(arguments.lowerBound)
      switch name {
      case "os": return answer(platform.isSystem(first, hasLinux: hasLinux), from: start)
      case "targetEnvironment": return answer(false, from: start)
      case "canImport": return answer(platform.canImport(first), from: start)
      case "swift", "compiler": return version(arguments, isLanguage: name == "swift")
      default: return .unknown
      }
    }

    private mutating func answer(_ value: Bool, from start: Int) -> Answer {
      let tokens = source.tokens
      answered.append(
        (offset + Int(tokens[start].start)..<offset + Int(tokens[index - 1].end), value))
      return value ? .yes : .no
    }

    /// Evaluates a condition about the version. The compiler does that itself, but the translator must know which
    /// code is compiled.
    private func version(_ arguments: Range<Int>, isLanguage: Bool) -> Answer {
      guard arguments.count == 2, source.tokens[arguments.lowerBound + 1].kind == .number,
        let version = Double(source.text(arguments.lowerBound + 1))
      else { return .unknown }
      // The language mode of a target is 5 or 6. For later versions, the result is unknown.
      let isOlder = version < (isLanguage ? 6 : 6.2)
      switch source.text(arguments.lowerBound) {
      case ">=": return isOlder ? .yes : .unknown
      case "<": return isOlder ? .no : .unknown
      default: return .unknown
      }
    }

    private static func not(_ answer: Answer) -> Answer {
      switch answer {
      case .yes: .no
      case .no: .yes
      case .unknown: .unknown
      }
    }

    private static func either(_ one: Answer, _ other: Answer) -> Answer {
      switch (one, other) {
      case (.yes, _), (_, .yes): .yes
      case (.no, .no): .no
      default: .unknown
      }
    }
  }
}
