import DisplayInterface
import Foundation
import PointText
import Testing

@MainActor @Suite("Measuring text in points")
struct PointTextMeasuringTests {
  let measuring = PointTextMeasuring()

  private func width(_ string: String, _ font: Font = Font(size: 1_000)) -> CGFloat {
    measuring.measure(Text([Text.Run(string, font: font)]), within: unlimited).size.width
  }

  @Test(
    "Characters are as wide as the typeface's published widths, which are thousandths",
    arguments: [
      ("Hello, world", 5_223), ("iiiii", 1_110), ("WAVE", 2_945), ("1,234.56", 3_892),
      ("ÄÖÜß", 2_778),
      ("“…”", 1_666), ("€100", 2_224), ("@", 1_015),
    ])
  func regular(string: String, expected: CGFloat) {
    #expect(abs(width(string) - expected) < 0.5 * CGFloat(string.count))
  }

  @Test(
    "From semibold on, fonts are measured in bold", arguments: [("Hello", 2_445), ("WAVE", 3_000)])
  func bold(string: String, expected: CGFloat) {
    for weight in [0.3, 0.4, 1] {
      #expect(abs(width(string, Font(size: 1_000, weight: weight)) - expected) < 3)
    }
    #expect(width(string, Font(size: 1_000, weight: 0.23)) == width(string))
    #expect(width(string, Font(size: 1_000, isItalic: true)) == width(string))
  }

  @Test("Fonts of fixed width have the same width for all letters")
  func monospaced() {
    let font = Font(size: 1_000, isMonospaced: true)
    for string in ["i", "W", "é", "Я", "—"] {
      #expect(abs(width(string, font) - 600) < 0.5)
    }
    #expect(width("中", font) == 1_000)
  }

  @Test("Marks take no room, ideographs an em, emoji one and a quarter")
  func rules() {
    #expect(width("e\u{301}") == width("e"))
    #expect(width("a\u{200B}\u{2060}\u{FEFF}\u{0}\u{1B}b") == width("ab"))
    #expect(width("日本語") == 3_000)
    #expect(width("\u{1112}\u{1161}\u{11AB}") == 1_000)
    for emoji in ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣"] {
      #expect(width(emoji) == 1_250, "\(emoji)")
    }
    #expect(abs(width("\u{10A80}") - 550) < 0.5)
  }

  @Test("Runs add up")
  func runs() {
    let small = Text.Run("small ", font: Font(size: 10))
    let large = Text.Run("large", font: Font(size: 30, weight: 0.4))
    let size = measuring.measure(Text([small, large]), within: unlimited)
    let parts = [small, large].map { measuring.measure(Text([$0]), within: unlimited) }
    #expect(size.size.width == parts[0].size.width + parts[1].size.width)
    #expect(size.size.height == parts[1].size.height)
    #expect(size.firstBaseline == parts[1].firstBaseline)
    #expect(size.lastBaseline == parts[1].lastBaseline)
  }

  @Test(
    "Text fits into the room that it measures",
    arguments: ["plain words", "naïve words", "a\tb 日本"])
  func room(string: String) {
    for size in stride(from: 7.3, to: 40, by: 1.7) {
      let text = Text([Text.Run(string, font: Font(size: size))], lineLimit: 0)
      let natural = measuring.measure(text, within: unlimited)
      #expect(natural.lineCount == 1)
      #expect(measuring.measure(text, within: natural.size) == natural)
      let narrow = CGSize(width: natural.size.width - 1, height: 999)
      #expect(measuring.measure(text, within: narrow).lineCount == 2)
      #expect(measuring.measure(text, within: narrow).size.width < narrow.width)
    }
  }

  @Test("Plain text measures as the same text read by character")
  func plainLine() {
    let font = Font(size: 17)
    let plain = measuring.measure(Text([Text.Run("Hello, world", font: font)]), within: unlimited)
    let read = measuring.measure(
      Text([Text.Run("Hello, world\u{2060}", font: font)]), within: unlimited)
    #expect(plain == read)
  }

  @Test("No text takes no room")
  func empty() {
    #expect(measuring.measure(Text([]), within: unlimited).size == .zero)
    #expect(measuring.measure(Text([.plain("")]), within: unlimited).lineCount == 0)
    #expect(measuring.lines(of: Text([.plain("")]), within: unlimited) == [])
  }

  @Test("Lines say which characters they have and where they stand")
  func lines() {
    var text = Text(
      [.plain("one two\nthree")], alignment: .right, lineBreak: .wordWrapping, lineLimit: 0)
    let room = CGSize(width: 60, height: 999)
    var lines = measuring.lines(of: text, within: room)
    #expect(lines.map(\.characters) == [0..<4, 4..<8, 8..<13])
    #expect(lines.map(\.shown) == [0..<3, 4..<7, 8..<13])
    #expect(lines.map { $0.indent.rounded() } == [30, 30, 10])
    #expect(lines.map { $0.width.rounded() } == [30, 30, 50])
    text.alignment = .center
    text.lineBreak = .truncatingTail
    text.lineLimit = 1
    lines = measuring.lines(of: text, within: room)
    #expect(lines.count == 1)
    #expect(lines[0].characters == 0..<13)
    #expect(lines[0].shown == 0..<5)
    #expect(lines[0].isTruncated)
  }

  @Test("A point finds the nearest boundary, aligned as the text is")
  func points() {
    let text = Text([.plain("abcd\nef")], alignment: .right, lineBreak: .wordWrapping, lineLimit: 0)
    let room = CGSize(width: 80, height: 99)
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      measuring.characterIndex(at: CGPoint(x: x, y: y), in: text, within: room)
    }
    #expect(index(0, 8) == 0)
    #expect(index(44, 8) == 0)
    #expect(index(46, 8) == 1)
    #expect(index(79, 8) == 4)
    #expect(index(46, 25) == 5)
    #expect(index(66, 25) == 6)
    #expect(index(99, 999) == 7)
    #expect(index(-9, -9) == 0)
    #expect(index(.nan, .nan) == 7)
  }

  @Test("A symbol is as high as a line")
  func symbols() {
    let size = measuring.size(ofSymbol: "star.fill", font: Font(size: 20))
    #expect(size == CGSize(width: 24, height: measuring.metrics(of: Font(size: 20)).lineHeight))
    #expect(measuring.size(ofSymbol: "no.such.symbol", font: Font(size: 20)) == nil)
  }
}
