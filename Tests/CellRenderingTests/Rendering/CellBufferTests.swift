import Testing

@testable import CellRendering

@Suite("Screens of cells")
struct CellBufferTests {
  func buffer(_ rows: String...) -> CellBuffer {
    let columns = rows.map { $0.reduce(0) { $0 + CellWidth.of($1) } }.max() ?? 0
    var buffer = CellBuffer(columns: columns, rows: rows.count)
    for (row, string) in rows.enumerated() {
      var column = 0
      for character in string {
        let width = CellWidth.of(character)
        buffer[column, row] = Cell(glyph: Glyph(character), width: UInt16(width))
        if width == 2 { buffer[column + 1, row] = Cell(glyph: .none, width: 0) }
        column += width
      }
    }
    return buffer
  }

  @Test("Text has no blanks at the ends")
  func text() {
    #expect(buffer(" ab ", "    ", "日 c", "    ").text == " ab\n\n日 c")
    #expect(CellBuffer(columns: 4, rows: 2).text == "")
  }

  @Test("The difference is the runs that changed, with whole wide characters")
  func difference() {
    typealias Span = CellBuffer.Span
    let old = buffer("abcdef", "日本語")
    #expect(buffer("abcdef", "日本語").difference(from: old) == [])
    #expect(
      buffer("aXcdYZ", "日本語").difference(from: old)
        == [Span(row: 0, columns: 1..<2), Span(row: 0, columns: 4..<6)])
    #expect(
      buffer("abcdef", "日xy語").difference(from: old) == [Span(row: 1, columns: 2..<4)])
    #expect(
      buffer("abcdef", "日本人").difference(from: old) == [Span(row: 1, columns: 4..<6)])
    #expect(buffer("ab").difference(from: old) == [Span(row: 0, columns: 0..<2)])
  }

  @Test("A changed second half takes its first half along")
  func halves() {
    let old = buffer("日本")
    var new = old
    new[1, 0].background = .fullRed
    #expect(new.difference(from: old) == [CellBuffer.Span(row: 0, columns: 0..<2)])
  }
}
