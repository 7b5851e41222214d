import DisplayInterface
import Foundation
import Testing

@testable import PointText

@MainActor @Suite("Hostile text in points")
struct HostileTextTests {
  private nonisolated static let units = [
    "lorem ipsum ", "é ü ", "日本", "a\u{301}", "👍🏽", "\t", "\n",
  ]
  private let measuring = PointTextMeasuring()

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
    let layout = PointLayout(
      text(string, lineBreak, limit: 2), within: CGSize(width: 300, height: 300))
    #expect(layout.lines.count == 2)
    #expect(layout.text.count < 1_000)
  }

  @Test("is measured as far as anybody looks", arguments: units.filter { $0 != "\n" })
  func measure(unit: String) {
    let string = String(repeating: unit, count: 3_000_000 / unit.utf8.count)
    let size = measuring.measure(text(string), within: unlimited)
    #expect(size.lineCount == 1)
    #expect(size.size.width < 524_289)
  }

  @Test("has the same characters as its string, wherever its parts end", arguments: 250...260)
  func parts(length: Int) {
    for tail in ["\r\nb", "\u{301}b", "\r\r\nb", "é\r\nb", "日\tb", "👍🏽b", "\u{7F}b", "🇩🇪🇫🇷", "क्षि", ""] {
      let string = String(repeating: "a", count: length) + tail
      var read = MeasuredText(Text([.plain(string), .plain(""), .plain("日"), .plain("end")]))
      read.readAll()
      #expect(read.count == string.count + 4, "\(tail.debugDescription)")
      #expect(read.runStarts == [0, string.count, string.count, string.count + 1, read.count])
      let newlines = read.clusters.count { $0.traits.contains(.newline) }
      #expect(newlines == string.count { $0.isNewline })
    }
  }

  @Test("A million marks are one character")
  func marks() {
    let marks = String(repeating: "\u{301}", count: 500_000)
    let layout = PointLayout(text("e\(marks)b"), within: unlimited)
    #expect(layout.text.count == 2)
    #expect(layout.size.width.rounded() == 20)
  }

  @Test(
    "Rooms without a size show at least a line",
    arguments: [
      0, -1, .nan, -.infinity, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ] as [CGFloat])
  func rooms(length: CGFloat) {
    for mode in [
      Text.LineBreak.wordWrapping, .characterWrapping, .clipping, .truncatingHead,
      .truncatingMiddle,
      .truncatingTail,
    ] {
      for limit in [0, 1, 2] {
        for string in ["one two", "é日\t\u{AD}x", "\n"] {
          let text = text(string, mode, limit: limit)
          let room = CGSize(width: length, height: length)
          let size = measuring.measure(text, within: room)
          #expect(size.lineCount >= 1)
          #expect(size.size.width.isFinite && size.size.height.isFinite)
          let lines = measuring.lines(of: text, within: room)
          #expect(lines.count >= 1)
          #expect(lines.allSatisfy { $0.indent.isFinite && $0.width.isFinite })
          #expect(lines.last?.characters.upperBound ?? 0 <= string.count)
        }
      }
    }
  }

  @Test(
    "Fonts without a size measure finitely",
    arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
  func fonts(size: CGFloat) {
    for string in ["plain", "é日\t\n"] {
      let text = Text([Text.Run(string, font: Font(size: size))], lineLimit: 0)
      let measured = measuring.measure(text, within: CGSize(width: 100, height: 100))
      #expect(measured.size.width.isFinite && measured.size.height.isFinite)
    }
  }

  @Test("Breaking takes time linear in the text", .timeLimit(.minutes(15)))
  func isLinear() {
    let text = String(repeating: "word wörd 日本 ", count: 20_000)
    #expect(lines(text, 12).count > 20_000)
    #expect(lines(String(repeating: "x", count: 300_000), 7).count == 42_858)
    #expect(lines(text, 12, .truncatingMiddle, limit: 1).count == 1)
  }
}
