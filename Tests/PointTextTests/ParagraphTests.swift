import DisplayInterface
import Foundation
import PointText
import Testing

@MainActor @Suite("Paragraphs in points")
struct ParagraphTests {
  private let measuring = PointTextMeasuring()
  /// The height of a line.
  private let line = FontMetrics(systemFontOfSize: Text.Run.plain("").font.size).lineHeight

  private func lines(
    _ string: String, _ styles: [Paragraph] = [], width: CGFloat = 100,
    _ change: (inout Text) -> Void = { _ in }
  ) -> [TextLine] {
    var text = Text([.plain(string)], lineBreak: .wordWrapping, lineLimit: 0)
    text.paragraphs = styles
    change(&text)
    return measuring.lines(
      of: text, within: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func style(
    _ alignment: Text.LineAlignment = .left, _ change: (inout Paragraph) -> Void = { _ in }
  ) -> Paragraph {
    var paragraph = Paragraph(alignment: alignment)
    change(&paragraph)
    return paragraph
  }

  @Test("Each paragraph has its own alignment; the last one's holds for those that follow")
  func alignment() {
    let lines = lines("ab\ncd\nef\ngh", [style(), style(.center), style(.right)])
    #expect(lines.map { $0.indent.rounded() } == [0, 40, 80, 80])
  }

  @Test("Indents apply to the first line, to the others, and to the end")
  func indents() {
    let indented = style {
      $0.firstLineIndent = 30
      $0.indent = 10
      $0.tailIndent = -20
    }
    let found = lines("aaa bbb ccc\nddd", [indented])
    #expect(found.map(\.shown.count) == [3, 7, 3])
    #expect(found.map(\.indent) == [30, 10, 30])
    #expect(found.map(\.room.maxX) == [80, 80, 80])
    let narrow = lines("aaa bbb", [style { $0.tailIndent = 40 }])
    #expect(narrow.map(\.shown.count) == [3, 3])
    let mirrored = style(.right) {
      $0.indent = 10
      $0.firstLineIndent = 10
      $0.isRightToLeft = true
    }
    #expect(lines("aaa", [mirrored])[0].indent.rounded() == 60)
  }

  @Test("Spacing stands between lines and between paragraphs, not around the text")
  func spacing() {
    let spaced = style {
      $0.lineSpacing = 4
      $0.spacingBefore = 3
      $0.spacingAfter = 2
    }
    let found = lines("aaaaaaaa bbb\nccc", [spaced])
    let tops = [0, line + 4, 2 * line + 4 + 4 + 2 + 3]
    #expect(zip(found, tops).allSatisfy { abs($0.room.minY - $1) < 0.01 } && found.count == 3)
    var text = Text([.plain("a\nb")], lineBreak: .wordWrapping, lineLimit: 0)
    text.paragraphs = [spaced]
    let size = measuring.measure(text, within: .unlimited)
    #expect(abs(size.size.height - (2 * line + 9)) < 0.01)
  }

  @Test(
    "A line's height follows multiple, minimum and maximum; what is added or taken lies above",
    arguments: [(0, 0, 2, 2.0), (40, 0, 0, 40), (0, 5, 0, 5), (40, 30, 0, 30), (0, 0, 0.5, 0.5)])
  func heights(minimum: CGFloat, maximum: CGFloat, multiple: CGFloat, expected: CGFloat) {
    let style = style {
      $0.minimumLineHeight = minimum
      $0.maximumLineHeight = maximum
      $0.lineHeightMultiple = multiple
    }
    let found = lines("a", [style])[0]
    let plain = lines("a")[0]
    let height = expected > 2 ? expected : expected * line
    #expect(abs(found.room.height - height) < 0.01)
    #expect(abs((found.room.maxY - found.baseline) - (plain.room.maxY - plain.baseline)) < 0.01)
  }

  @Test("Tabs end at the paragraph's stops, then at its interval")
  func tabs() {
    let stops = style {
      $0.tabStops = [35, 70]
      $0.tabInterval = 50
    }
    func width(_ string: String) -> CGFloat {
      lines(string, [stops], width: 500)[0].width.rounded()
    }
    #expect(width("\ta") == 45)
    #expect(width("aaaa\ta") == 80)
    #expect(width("aaaaaaaa\ta") == 110)
  }

  @Test("Kerning and attachments take room, and raised text makes its line higher")
  func runs() {
    let kerned = lines("abc") { $0.runs[0].kern = 5 }[0]
    #expect(kerned.width.rounded() == 45)
    let raised = lines("a") { $0.runs[0].baselineOffset = 2 }[0]
    #expect(abs(raised.room.height - line) < 0.01)
    #expect(abs(raised.baseline - lines("a")[0].baseline - 2) < 0.01)
    let mixed = lines("a") {
      var high = Text.Run.plain("b")
      high.baselineOffset = 6
      $0.runs.append(high)
    }[0]
    #expect(abs(mixed.room.height - line - 6) < 0.01)

    func attachment(_ bounds: CGRect) -> TextLine {
      lines("ab") {
        var picture = Text.Run.plain("\u{FFFC}")
        picture.attachment = Attachment(bounds: bounds, image: nil)
        $0.runs.insert(picture, at: 0)
      }[0]
    }
    let standing = attachment(CGRect(x: 0, y: 0, width: 33, height: 50))
    #expect(standing.width.rounded() == 53)
    #expect(standing.baseline == 50)
    let hanging = attachment(CGRect(x: 0, y: -20, width: 33, height: 25))
    #expect(abs(hanging.room.maxY - hanging.baseline - 20) < 0.01)
  }

  @Test("Lines go around exclusions, on both sides of one where there is room")
  func exclusions() {
    let string = String(repeating: "ab ", count: 40)
    let height = line
    func places(_ polygon: [CGPoint]) -> [[CGFloat]] {
      lines(string, width: 200) { $0.exclusions = [polygon] }.prefix(6).map {
        [($0.room.minY / height).rounded(), $0.room.minX, $0.room.maxX]
      }
    }
    func rectangle(_ x: CGFloat, _ width: CGFloat) -> [CGPoint] {
      let bottom = 1.5 * height
      return [
        CGPoint(x: x, y: 0), CGPoint(x: x + width, y: 0), CGPoint(x: x + width, y: bottom),
        CGPoint(x: x, y: bottom),
      ]
    }
    #expect(places(rectangle(0, 80)).prefix(3) == [[0, 80, 200], [1, 80, 200], [2, 0, 200]])
    #expect(places(rectangle(120, 80)).prefix(3) == [[0, 0, 120], [1, 0, 120], [2, 0, 200]])
    #expect(
      places(rectangle(80, 40)).prefix(5)
        == [[0, 0, 80], [0, 120, 200], [1, 0, 80], [1, 120, 200], [2, 0, 200]])
    #expect(places(rectangle(-10, 300)).first == [2, 0, 200])
    let triangle = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 2 * height)]
    #expect(places(triangle).prefix(3) == [[0, 100, 200], [1, 50, 200], [2, 0, 200]])
  }

  @Test(
    "Exclusions without end or measure are survived",
    arguments: [1e300, .infinity, .nan, -1e300])
  func hostileExclusions(number: CGFloat) {
    let polygon = [
      CGPoint(x: -10, y: -10), CGPoint(x: 300, y: -10), CGPoint(x: 300, y: number),
      CGPoint(x: -10, y: number),
    ]
    #expect(!lines("some words") { $0.exclusions = [polygon] }.isEmpty)
  }

  @Test("A place finds its character on either side of an exclusion")
  func places() {
    var text = Text(
      [.plain(String(repeating: "ab ", count: 20))], lineBreak: .wordWrapping, lineLimit: 0)
    text.exclusions = [
      [CGPoint(x: 80, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 120, y: 99), CGPoint(x: 80, y: 99)]
    ]
    let room = CGSize(width: 200, height: 500)
    let second = measuring.lines(of: text, within: room)[1]
    let place = CGPoint(x: second.indent + 21, y: second.room.midY)
    #expect(
      measuring.characterIndex(at: place, in: text, within: room) == second.shown.lowerBound + 2)
  }
}
