import DisplayInterface
import Foundation
import Testing

@testable import PointText

@Suite("Lines of text in points")
struct PointLayoutTests {
  @Test("Words wrap at spaces, which do not show at the break")
  func words() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the  quick", 5) == ["the", "quick"])
    #expect(lines("a b c d", 3) == ["a b", "c d"])
    #expect(lines("  indented text", 10) == ["  indented", "text"])
    #expect(lines("no\u{A0}break here", 8) == ["no\u{A0}break", "here"])
  }

  @Test("A word longer than the line is broken between any two characters")
  func longWords() {
    #expect(lines("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(lines("ab cdefghij", 4) == ["ab", "cdef", "ghij"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
  }

  @Test("Lines end where Unicode's rules let them")
  func opportunities() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("a -5 b", 4) == ["a -5", "b"])
    #expect(lines("path/to/file", 9) == ["path/to/", "file"])
    #expect(lines("1/2 cups", 4) == ["1/2", "cups"])
    #expect(lines("pay $(100)", 7) == ["pay", "$(100)"])
    #expect(lines("日本、語", 3.4) == ["日", "本、", "語"])
    #expect(lines("ab\u{200B}cd", 3) == ["ab\u{200B}", "cd"])
  }

  @Test("A soft hyphen shows and takes room only at the end of a line")
  func softHyphens() {
    #expect(lines("auto\u{AD}mobile", 10) == ["auto\u{AD}mobile"])
    #expect(lines("auto\u{AD}mobile", 9) == ["auto\u{AD}-", "mobile"])
    #expect(lines("auto\u{AD}mobile", 5) == ["auto\u{AD}-", "mobil", "e"])
    #expect(lines("my auto\u{AD}mobile", 7) == ["my", "auto\u{AD}-", "mobile"])
    let text = Text([.plain("auto\u{AD}mobile")], lineBreak: .wordWrapping, lineLimit: 0)
    let layout = PointLayout(text, within: CGSize(width: 95, height: 99))
    #expect(layout.lines.map { $0.width.rounded() } == [50, 60])
  }

  @Test("Newlines of every kind end a line")
  func newlines() {
    #expect(lines("a\nb\r\nc\u{2028}d", 9) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb\n", 9) == ["a", "", "b", ""])
    #expect(lines("é\r\nb", 9) == ["é", "b"])
    #expect(lines("", 9) == [])
    #expect(lines("\n", 9) == ["", ""])
  }

  @Test("Tabs end at multiples of 28 points")
  func tabs() {
    func width(_ string: String) -> CGFloat {
      PointLayout(Text([.plain(string)]), within: unlimited).size.width.rounded()
    }
    #expect(width("\t") == 28)
    #expect(width("a\tb") == 38)
    #expect(width("aa\tb") == 38)
    #expect(width("aaa\tb") == 66)
    #expect(lines("aaa\tbb", 7) == ["aaa", "bb"])
  }

  @Test("Characters wrap without regard to words")
  func characters() {
    #expect(lines("ab cd ef", 4, .characterWrapping) == ["ab c", "d ef"])
    #expect(lines("well-known", 6, .characterWrapping) == ["well-k", "nown"])
  }

  @Test("The tail is cut off the last line that may show")
  func tail() {
    // An ellipsis is as wide as any character here.
    #expect(lines("Hello, world", 8, .truncatingTail, limit: 1) == ["Hello,…"])
    #expect(lines("Hello", 5, .truncatingTail, limit: 1) == ["Hello"])
    #expect(lines("Hello", 4, .truncatingTail, limit: 1) == ["Hel…"])
    #expect(lines("Hello", 1, .truncatingTail, limit: 1) == ["…"])
    #expect(lines("one two three four", 7, .truncatingTail, limit: 2) == ["one two", "three…"])
    #expect(lines("one two three four", 7, .truncatingTail, rows: 2) == ["one two", "three…"])
    #expect(lines("one two three four", 7, .truncatingTail, rows: 1) == ["one tw…"])
    #expect(lines("one\ntwo", 7, .truncatingTail, limit: 1) == ["one…"])
  }

  @Test("Head and middle are cut out of the last line that may show")
  func headAndMiddle() {
    #expect(lines("abcdefghij", 5, .truncatingHead, limit: 1) == ["…ghij"])
    #expect(lines("abcdefghij", 5, .truncatingMiddle, limit: 1) == ["ab…ij"])
    #expect(lines("abcdefghij", 10, .truncatingMiddle, limit: 1) == ["abcdefghij"])
    #expect(lines("one two abcdef", 7, .truncatingHead, limit: 2) == ["one two", "abcdef"])
    #expect(lines("one two abcdefgh", 7, .truncatingHead, limit: 2) == ["one two", "…cdefgh"])
  }

  @Test("Wrapping leaves out the lines that may not show")
  func limits() {
    #expect(lines("one two three", 5, limit: 2) == ["one", "two"])
    #expect(lines("one two three", 5, rows: 1) == ["one"])
    #expect(lines("one two three", 5, rows: 2.9) == ["one", "two"])
    #expect(lines("Hello, world", 8, .clipping, limit: 1)[0].hasPrefix("Hello, wo"))
  }

  @Test("The highest font of a line makes its height")
  func mixedFonts() {
    let small = Font(size: 10)
    let large = Font(size: 30)
    let text = Text(
      [
        Text.Run("small\nsmall ", font: small), Text.Run("large\n", font: large),
        Text.Run("small", font: small),
      ],
      lineBreak: .wordWrapping, lineLimit: 0)
    let heights = PointLayout(text, within: unlimited).lines.map(\.height)
    let line = FontMetrics(systemFontOfSize: 10).lineHeight
    #expect(heights == [line, line * 3, line])
  }
}
