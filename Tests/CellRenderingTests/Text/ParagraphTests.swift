import CellRendering
import DisplayInterface
import Foundation
import Testing

@MainActor @Suite("Paragraphs in cells")
struct ParagraphTests {
  private func lines(
    _ string: String, columns: CGFloat, _ change: (inout Text) -> Void
  ) -> [TextLine] {
    var text = Text(
      [Text.Run(string, font: Font(size: 17))], lineBreak: .wordWrapping, lineLimit: 0)
    change(&text)
    return CellTextMeasuring().lines(
      of: text, within: CGSize(width: columns * 8, height: .greatestFiniteMagnitude))
  }

  @Test("Alignment, indents and spacing are rounded to cells; spacing between lines is not shown")
  func styles() {
    var indented = Paragraph(alignment: .left)
    indented.firstLineIndent = 30
    indented.indent = 9
    indented.spacingAfter = 12
    indented.lineSpacing = 15
    let found = lines("aaa bbb\nccc\nd", columns: 8) {
      $0.paragraphs = [indented, Paragraph(alignment: .right)]
    }
    #expect(found.map { $0.indent / 8 } == [4, 1, 5, 7])
    #expect(found.map { $0.room.minY / 16 } == [0, 1, 3, 4])
  }

  @Test("Lines go around exclusions in whole cells")
  func exclusions() {
    let found = lines(String(repeating: "ab ", count: 20), columns: 20) {
      $0.exclusions = [
        [
          CGPoint(x: 60, y: 0), CGPoint(x: 92, y: 0), CGPoint(x: 92, y: 30), CGPoint(x: 60, y: 30),
        ]
      ]
    }
    #expect(found.prefix(5).map { $0.room.minX / 8 } == [0, 12, 0, 12, 0])
    #expect(found.prefix(5).map { $0.room.width / 8 } == [7, 8, 7, 8, 20])
    #expect(found.prefix(5).map { $0.room.minY / 16 } == [0, 0, 1, 1, 2])
  }

  @Test("A symbol takes a cell, room without a picture as many as it is wide")
  func attachments() {
    func columns(_ image: Image?) -> CGFloat {
      lines("x", columns: 40) {
        var picture = Text.Run("\u{FFFC}", font: Font(size: 17))
        picture.attachment = Attachment(
          bounds: CGRect(x: 0, y: 0, width: 24, height: 20), image: image)
        $0.runs.append(picture)
      }[0].width / 8
    }
    #expect(columns(nil) == 4)
    let star = Image(source: .symbol("star", Font(size: 17)), size: CGSize(width: 20, height: 20))
    #expect(columns(star) == 2)
  }
}
