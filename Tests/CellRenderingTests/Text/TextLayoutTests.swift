import DisplayInterface
import Foundation
import Testing

@testable import CellRendering

/// The lines of a text as they show.
func lines(
  _ string: String, _ columns: Int, _ lineBreak: Text.LineBreak = .wordWrapping, limit: Int = 0,
  rows: Int = .max
) -> [String] {
  let text = Text([.plain(string)], lineBreak: lineBreak, lineLimit: limit)
  let layout = TextLayout(text, columns: columns, rows: rows)
  return layout.lines.map { line in
    func part(_ range: Range<Int>) -> String {
      range.map { layout.text.glyphs[$0] == .none ? "" : layout.text.glyphs[$0].string }.joined()
    }
    return part(line.head) + (line.hasEllipsis ? "…" : "") + part(line.tail)
  }
}

extension Text.Run {
  static func plain(_ string: String) -> Text.Run { Text.Run(string, font: Font(size: 17)) }
}

@Suite("Text in cells")
struct TextLayoutTests {
  @Test("Words wrap at spaces, which do not show at the break")
  func words() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the  quick", 5) == ["the", "quick"])
    #expect(lines("a b c d", 3) == ["a b", "c d"])
    #expect(lines("  indented text", 10) == ["  indented", "text"])
    #expect(lines("no\u{A0}break here", 8) == ["no\u{A0}break", "here"])
  }

  @Test("A word longer than the line is broken anywhere")
  func longWords() {
    #expect(lines("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(lines("ab cdefghij", 4) == ["ab", "cdef", "ghij"])
    #expect(lines("abc", 1) == ["a", "b", "c"])
    #expect(lines("日本", 1) == ["日", "本"])
  }

  @Test("Words with dashes and slashes break after them")
  func dashes() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("a -5 b", 4) == ["a -5", "b"])
    #expect(lines("path/to/file", 9) == ["path/to/", "file"])
    #expect(lines("1/2 cups", 4) == ["1/2", "cups"])
  }

  @Test("East Asian text breaks between characters, not before punctuation")
  func eastAsian() {
    #expect(lines("日本語です", 4) == ["日本", "語で", "す"])
    #expect(lines("日本語です", 5) == ["日本", "語で", "す"])
    #expect(lines("日本、語", 4) == ["日", "本、", "語"])
    #expect(lines("「日本」語", 6) == ["「日", "本」語"])
  }

  @Test("Newlines of every kind end a line")
  func newlines() {
    #expect(lines("a\nb\r\nc\u{2028}d", 9) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb\n", 9) == ["a", "", "b", ""])
    #expect(lines("é\r\nb", 9) == ["é", "b"])
    #expect(lines("", 9) == [])
    #expect(lines("\n", 9) == ["", ""])
  }

  @Test("Controls do not show and tabs are spaces")
  func controls() {
    #expect(lines("a\u{1B}[31mb\u{0}c", 20) == ["a[31mbc"])
    let text = Text([.plain("a\tb")])
    #expect(TextLayout(text, columns: 20, rows: 1).width == 6)
  }

  @Test("Characters wrap without regard to words")
  func characters() {
    #expect(lines("ab cd ef", 4, .characterWrapping) == ["ab c", "d ef"])
    #expect(lines("a日本", 2, .characterWrapping) == ["a", "日", "本"])
  }

  @Test("The tail is cut off the last line that may show")
  func tail() {
    #expect(lines("Hello, world", 8, .truncatingTail, limit: 1) == ["Hello,…"])
    #expect(lines("Hello", 5, .truncatingTail, limit: 1) == ["Hello"])
    #expect(lines("Hello", 4, .truncatingTail, limit: 1) == ["Hel…"])
    #expect(lines("Hello", 1, .truncatingTail, limit: 1) == ["…"])
    #expect(lines("one two three four", 7, .truncatingTail, limit: 2) == ["one two", "three…"])
    #expect(lines("one two three four", 7, .truncatingTail, rows: 2) == ["one two", "three…"])
    #expect(lines("one\ntwo", 7, .truncatingTail, limit: 1) == ["one…"])
    #expect(lines("日本語", 5, .truncatingTail, limit: 1) == ["日本…"])
    #expect(lines("日本語", 4, .truncatingTail, limit: 1) == ["日…"])
  }

  @Test("Head and middle are cut out of the last line that may show")
  func headAndMiddle() {
    #expect(lines("abcdefghij", 5, .truncatingHead, limit: 1) == ["…ghij"])
    #expect(lines("abcdefghij", 5, .truncatingMiddle, limit: 1) == ["ab…ij"])
    #expect(lines("abcdefghij", 6, .truncatingMiddle, limit: 1) == ["abc…ij"])
    #expect(lines("abcdefghij", 10, .truncatingMiddle, limit: 1) == ["abcdefghij"])
    #expect(lines("one two abcdef", 7, .truncatingHead, limit: 2) == ["one two", "abcdef"])
    #expect(lines("one two abcdefgh", 7, .truncatingHead, limit: 2) == ["one two", "…cdefgh"])
  }

  @Test("Wrapping leaves out the lines that may not show")
  func limits() {
    #expect(lines("one two three", 5, limit: 2) == ["one", "two"])
    #expect(lines("one two three", 5, rows: 1) == ["one"])
    #expect(lines("Hello, world", 8, .clipping, limit: 1) == ["Hello, wo"])
  }

  @Test("A place and a character's boundary lead to each other")
  func positions() {
    let layout = TextLayout(
      Text([.plain("one 日本 three\nx")], lineBreak: .wordWrapping, lineLimit: 0), columns: 8,
      rows: .max)
    #expect(layout.lines.count == 3)
    #expect(layout.position(of: 0) == (0, 0))
    #expect(layout.position(of: 5) == (0, 6))
    #expect(layout.position(of: 7) == (1, 0))
    #expect(layout.position(of: 12) == (1, 5))
    #expect(layout.position(of: 13) == (2, 0))
    #expect(layout.position(of: 14) == (2, 1))
    #expect(layout.index(row: 0, column: 4.9, columns: 8) == 4)
    #expect(layout.index(row: 0, column: 5.1, columns: 8) == 5)
    #expect(layout.index(row: 1, column: 99, columns: 8) == 12)
    #expect(layout.index(row: 9, column: 0, columns: 8) == 13)
    #expect(layout.index(row: -1, column: -4, columns: 8) == 0)
  }

  @Test("Breaking takes time linear in the text", .timeLimit(.minutes(15)))
  func isLinear() {
    let text = String(repeating: "word wörd 日本 ", count: 20_000)
    #expect(lines(text, 12).count > 20_000)
    #expect(lines(String(repeating: "x", count: 300_000), 7).count == 42_858)
    #expect(lines(text, 12, .truncatingMiddle, limit: 1) == ["word w…日本 "])
  }
}
