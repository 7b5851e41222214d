import DisplayInterface
import Foundation
import Testing

@testable import CellRendering

@MainActor @Suite("A text of megabytes")
struct LongTextTests {
  private nonisolated static let units = ["lorem ipsum ", "é ü ", "日本", "a\u{301}", "👍🏽", "\t"]
  private static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private func text(
    _ string: String, _ lineBreak: Text.LineBreak = .truncatingTail, limit: Int = 1
  ) -> Text {
    Text([.plain(string)], lineBreak: lineBreak, lineLimit: limit)
  }

  @Test(
    "is not read further than its lines go",
    // White space hangs over the edge, however much it is.
    arguments: units.filter { $0 != "\t" },
    [Text.LineBreak.truncatingTail, .clipping, .wordWrapping, .characterWrapping])
  func prefix(unit: String, lineBreak: Text.LineBreak) {
    let string = String(repeating: unit, count: 3_000_000 / unit.utf8.count)
    let layout = TextLayout(text(string, lineBreak, limit: 2), columns: 40, rows: 10)
    #expect(layout.lines.count == 2)
    #expect(layout.text.count < 1_000)
  }

  @Test("is measured as far as anybody looks", arguments: units)
  func measure(unit: String) {
    let string = String(repeating: unit, count: 3_000_000 / unit.utf8.count)
    let size = CellTextMeasuring().measure(text(string), within: Self.unlimited)
    #expect(size.lineCount == 1)
    #expect((65_530.0 * 8...65_536.0 * 8).contains(size.size.width))
  }

  @Test("has the same characters, wherever its parts end", arguments: 250...260)
  func parts(length: Int) {
    for tail in ["\r\nb", "\u{301}b", "\r\r\nb", "é\r\nb", "日\tb", "👍🏽b", "\u{7F}b", ""] {
      let string = String(repeating: "a", count: length) + tail
      let runs = [Text.Run.plain(string), .plain(""), .plain("日"), .plain("end")]
      var read = CellText(Text(runs))
      read.readAll()
      #expect(read.count == string.count + 4, "\(tail.debugDescription)")
      #expect(read.runStarts == [0, string.count, string.count, string.count + 1, read.count])
      let newlines = read.glyphs.count { $0 == .newline }
      #expect(newlines == string.count { $0.isNewline })
    }
  }

  @Test("A cell keeps sixteen scalars of a character")
  func marks() {
    let marks = String(repeating: "\u{301}", count: 500_000)
    let layout = TextLayout(text("e\(marks)b"), columns: 40, rows: 1)
    #expect(layout.width == 2)
    #expect(layout.text.glyphs[0].string.unicodeScalars.count == 16)
    #expect(layout.text.glyphs[1] == Glyph("b" as Unicode.Scalar))
    // The longest emoji there are.
    for emoji in ["👩🏽‍❤️‍💋‍👨🏿", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"] {
      #expect(Glyph(Character(emoji)).string == emoji)
    }
  }

  @Test("The table of characters takes no more than its capacity")
  func table() {
    var table = ClusterTable(capacity: 2)
    #expect(table.number(of: "a\u{301}") == 0)
    #expect(table.number(of: "e\u{301}") == 1)
    #expect(table.number(of: "o\u{301}") == nil)
    #expect(table.number(of: "e\u{301}") == 1)
    #expect(table.strings.count == 2)
  }
}
