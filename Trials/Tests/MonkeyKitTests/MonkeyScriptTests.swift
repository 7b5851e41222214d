import EverythingApp
import Testing

@testable import MonkeyKit

@MainActor struct MonkeyScriptTests {
  private static let timeVerbs: Set = ["app", "clock", "advance", "turn", "settle"]

  @Test func aSeedAlwaysWritesTheSameScript() {
    #expect(MonkeyScript.headless(seed: 7) == MonkeyScript.headless(seed: 7))
    #expect(MonkeyScript.headless(seed: 7) != MonkeyScript.headless(seed: 8))
    #expect(MonkeyScript.terminal(seed: 7) == MonkeyScript.terminal(seed: 7))
  }

  @Test func everyLineIsUnderstood() {
    func check(_ line: String) {
      let words = LineWords(line)
      switch words.verb {
      case "later": check(LineWords.rest(of: line, after: 2))
      case "on":
        #expect(words.word(1).flatMap(Moment.init(rawValue:)) != nil)
        check(LineWords.rest(of: line, after: 2))
      default:
        #expect(Self.timeVerbs.contains(words.verb) || Monkey.acts[words.verb] != nil, "\(line)")
        words.then.map(check)
      }
    }
    for seed: UInt64 in 0..<300 {
      for line in MonkeyScript.headless(seed: seed) + MonkeyScript.terminal(seed: seed) {
        check(line)
      }
    }
  }

  @Test func everythingThatCanBeDoneIsDoneBySomeSeed() {
    var verbs: Set<String> = []
    for seed: UInt64 in 0..<1500 {
      for line in MonkeyScript.headless(seed: seed) { verbs.insert(LineWords(line).verb) }
    }
    #expect(Set(Monkey.acts.keys).subtracting(verbs) == [])
  }

  @Test(arguments: ["", "plain", "two\nlines", "\"\\", "e\u{301}\u{202E}\u{0}", "👩‍👩‍👧"])
  func aTextComesBackFromItsQuotation(_ text: String) {
    let words = LineWords("text \(LineWords.quote(text)) end")
    #expect(
      words.words.map { Array($0.unicodeScalars) }
        == ["text", text, "end"].map { Array($0.unicodeScalars) })
  }

  @Test func aLineMayHaveAnotherOneThatFollowsIt() {
    let words = LineWords("present alert 0 animated then dismiss 1 then turn")
    #expect(words.words == ["present", "alert", "0", "animated"])
    #expect(words.then == "dismiss 1 then turn")
  }

  @Test func aPersonsLinesAreBytesInATerminal() {
    #expect(TerminalBytes.key("shift-up") == Array("\u{1B}[1;2A".utf8))
    #expect(TerminalBytes.key("enter") == [13])
    #expect(TerminalBytes.mouse(.motion, column: 0, row: 9) == Array("\u{1B}[<32;1;10M".utf8))
    #expect(TerminalBytes.text("a\u{3}b", isPasted: false) == Array("ab".utf8))
  }
}
