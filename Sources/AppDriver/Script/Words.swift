import Foundation

/// The words and quoted texts of a line.
struct Words {
  private var words: ArraySlice<(text: String, isQuoted: Bool)>
  private let line: Int
  private let source: String

  init(_ source: String, line: Int) throws(ScriptError) {
    self.source = source
    self.line = line
    var words: [(text: String, isQuoted: Bool)] = []
    var rest = Substring(source)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#" {
        break
      } else if first == "\"" {
        rest.removeFirst()
        var text = ""
        var isClosed = false
        while let character = rest.popFirst() {
          if character == "\"" {
            isClosed = true
            break
          }
          text.append(character == "\\" ? Words.escaped(rest.popFirst()) : character)
        }
        guard isClosed else {
          throw ScriptError(line: line, source: source, reason: "a quotation mark is missing")
        }
        words.append((text, true))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append((String(word), false))
        rest.removeFirst(word.count)
      }
    }
    self.words = words[...]
  }

  private static func escaped(_ character: Character?) -> Character {
    switch character {
    case "n": "\n"
    case "t": "\t"
    default: character ?? "\\"
    }
  }

  mutating func next() -> String? { words.popFirst()?.text }

  mutating func argument(_ meaning: String) throws(ScriptError) -> String {
    guard let word = next() else { throw error("\(meaning) is missing") }
    return word
  }

  /// Reads a name, or `containing` and a part of a name.
  mutating func name(_ meaning: String) throws(ScriptError) -> ScreenName {
    let isPart = words.first.map { $0 == ("containing", false) } ?? false
    let text = try argument(meaning)
    return isPart ? .containing(try argument(meaning)) : ScreenName(text)
  }

  func end() throws(ScriptError) {
    if let word = words.first?.text { throw error("'\(word)' is too much") }
  }

  func error(_ reason: String) -> ScriptError {
    ScriptError(line: line, source: source, reason: reason)
  }
}
