import DisplayInterface
import Foundation
import PointText
import Testing

@MainActor @Suite("Lines in their places")
struct PlacedTextTests {
  let measuring = PointTextMeasuring()
  var placer: TextPlacer { TextPlacer(measuring: measuring) }
  let font = Font(size: 17)

  func text(
    _ string: String, _ lineBreak: Text.LineBreak = .truncatingTail, limit: Int = 1
  ) -> Text {
    Text([Text.Run(string, font: font)], lineBreak: lineBreak, lineLimit: limit)
  }

  func shown(_ text: Text, width: CGFloat) -> [String] {
    placer.lines(of: text, in: CGSize(width: width, height: 500)).map {
      $0.runs.map(\.string).joined()
    }
  }

  @Test func linesStandInTheMiddle() throws {
    let lines = placer.lines(
      of: text("One\nTwo", limit: 0), in: CGSize(width: 200, height: 100))
    let height = measuring.metrics(of: font).lineHeight
    try #require(lines.count == 2)
    #expect(abs(lines[0].top - (50 - height)) < 0.01)
    #expect(abs(lines[1].top - 50) < 0.01)
    #expect(abs(lines[1].baseline - lines[0].baseline - height) < 0.01)
    #expect(lines.map { $0.runs.map(\.string).joined() } == ["One", "Two"])
  }

  @Test func justifiedLinesFillTheRoomButForEachParagraphsLast() throws {
    var justified = text("one two three four\nfive six", .wordWrapping, limit: 0)
    justified.alignment = .justified
    let width: CGFloat = 120
    let lines = placer.lines(of: justified, in: CGSize(width: width, height: 500))
    try #require(lines.map(\.characters.lowerBound) == [0, 14, 19])
    let widths = lines.map { placer.width(of: $0.runs) }
    #expect(abs(widths[0] - width) < 0.01 && lines[0].width == width)
    #expect(widths[1] < width / 2 && widths[2] < width / 2)
    // A caret stands where the letters are, and a tap finds them.
    let room = CGSize(width: width, height: 500)
    let caret = placer.width(of: Array(lines[0].runs.prefix(4)))
    #expect(
      measuring.characterIndex(at: CGPoint(x: caret + 1, y: 5), in: justified, within: room) == 8)
    let field = PlacedField(
      Field(text: justified, placeholder: text(""), selection: 8..<8, isMultiline: true), in: room,
      by: placer)
    #expect(try abs(#require(field.caret).minX - caret) < 0.01)
  }

  @Test func theLastJustifiedLineStandsWhereItsParagraphBegins() {
    var justified = text("one two three four", .wordWrapping, limit: 0)
    justified.alignment = .justifiedRight
    let lines = placer.lines(of: justified, in: CGSize(width: 120, height: 500))
    #expect(lines.map(\.width).first == 120 && lines.map(\.left).first == 0)
    #expect(lines.count == 2 && abs(lines[1].left + lines[1].width - 120) < 0.01)
  }

  @Test func whatDoesNotFitIsLeftOut() {
    let string = "abcdefghijklmnopqrstuvwxyz"
    let tail = shown(text(string), width: 100)[0]
    #expect(tail.hasPrefix("abc") && tail.hasSuffix("…") && tail.count < 20)
    let head = shown(text(string, .truncatingHead), width: 100)[0]
    #expect(head.hasPrefix("…") && head.hasSuffix("xyz") && head.count > 5)
    let middle = shown(text(string, .truncatingMiddle), width: 100)[0]
    #expect(middle.hasPrefix("a") && middle.contains("…") && middle.hasSuffix("z"))
    #expect(shown(text("short"), width: 100) == ["short"])
  }

  func field(
    _ string: String, _ selection: Range<Int>?, alignment: Text.LineAlignment = .left,
    isSecure: Bool = false, isMultiline: Bool = false, width: CGFloat = 200
  ) -> PlacedField {
    var text = text(string)
    text.alignment = alignment
    let field = Field(
      text: text, placeholder: self.text("Name"), selection: selection, isSecure: isSecure,
      isMultiline: isMultiline)
    return PlacedField(field, in: CGSize(width: width, height: 40), by: placer)
  }

  @Test func theCaretFollowsTheText() throws {
    let caret = try #require(field("Hello", 5..<5).caret)
    #expect(abs(caret.minX - placer.width(of: text("Hello").runs)) < 0.01)
    #expect(field("Hello", nil).caret == nil)
    #expect(field("", 0..<0).caret?.minX == 0)
    #expect(field("", 0..<0).lines[0].runs.map(\.string) == ["Name"])
    // As far as to the right edge, from where the text moves.
    let far = field(String(repeating: "m", count: 50), 50..<50)
    #expect(far.caret?.maxX == 200)
    #expect(far.lines[0].left < -300)
  }

  @Test func selectionsAreMarkedAndCopied() {
    let placed = field("Hello", 1..<3)
    #expect(placed.selectedText == "el")
    #expect(placed.selection.count == 1)
    #expect(abs(placed.selection[0].width - placer.width(of: text("el").runs)) < 0.01)
    let lines = field("ab\ncd", 1..<4, isMultiline: true)
    #expect(lines.selection.count == 2)
    #expect(lines.selectedText == "b\nc")
  }

  @Test func secretsAreNotTold() {
    let placed = field("pass", 0..<4, isSecure: true)
    #expect(placed.lines[0].runs.map(\.string) == ["••••"])
    #expect(placed.selectedText == "")
  }
}
