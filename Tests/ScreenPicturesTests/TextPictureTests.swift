import DisplayInterface
import Foundation
import PointText
import SVGDrawing
import Testing

@MainActor @Suite("A picture's text") struct TextPictureTests {
  private let sheet = Sheet()

  @Test("is as wide as it was measured, with its baseline where it was laid out")
  func line() throws {
    try sheet.add(.text(Text.Run("Hi")), x: 5, y: 10)
    let font = Font(size: 10)
    let measuring = PointTextMeasuring()
    let metrics = measuring.metrics(of: font)
    let width = measuring.measure(Text([Text.Run("Hi")]), within: .unlimited).size.width
    let baseline = 10 + (20 - metrics.lineHeight) / 2 + metrics.ascender
    #expect(
      sheet.lines == [
        "<text x=\"5\" y=\"\(SVG.number(baseline))\" font-size=\"10\" fill=\"#000000\" "
          + "textLength=\"\(SVG.number(width))\" lengthAdjust=\"spacingAndGlyphs\">Hi</text>"
      ])
  }

  @Test(
    "has all that its runs have",
    arguments: [
      (Text.Run("x", font: Font(size: 10, weight: 0.3)), "font-weight=\"600\""),
      (Text.Run("x", font: Font(size: 10, isItalic: true)), "font-style=\"italic\""),
      (
        Text.Run("x", font: Font(size: 10, isMonospaced: true)),
        "font-family=\"Menlo, Consolas, Liberation Mono, monospace\""
      ),
      (Text.Run("x", font: Font(family: "serif", size: 10)), "font-family=\"serif\""),
      (
        Text.Run("x", font: Font(family: "O'Neil", size: 10)),
        "font-family=\"'O\\'Neil', Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif\""
      ),
      (
        Text.Run(
          "x", font: Font(size: 10), underline: TextDecoration(), strikethrough: TextDecoration()),
        "text-decoration=\"underline line-through\""
      ),
      (
        Text.Run(
          "x", font: Font(size: 14),
          underline: TextDecoration(weight: .thick, pattern: .dotted, color: .white)),
        "text-decoration=\"underline dotted #ffffffff 2px\""
      ),
      (
        Text.Run("x", font: Font(size: 10), color: Color(red: 0, green: 0, blue: 1, alpha: 0.6)),
        "fill=\"#0000ff\" fill-opacity=\"0.6\""
      ),
    ])
  func styles(run: Text.Run, attribute: String) throws {
    try sheet.add(.text(run))
    #expect(sheet.lines.first?.contains(" \(attribute) ") == true)
  }

  @Test("stands on its background, run by run, and keeps its spaces")
  func runs() throws {
    var marked = Text.Run("b")
    marked.background = .white
    try sheet.add(.text(Text.Run("a "), marked))
    let measuring = PointTextMeasuring()
    let x = SVG.number(
      measuring.measure(Text([Text.Run("a ")], lineBreak: .clipping), within: .unlimited).size.width
    )
    try #require(sheet.lines.count == 3)
    #expect(sheet.lines[0].hasSuffix(" xml:space=\"preserve\">a </text>"))
    #expect(
      sheet.lines[1].hasPrefix("<rect x=\"\(x)\"") && sheet.lines[1].hasSuffix("fill=\"#ffffff\"/>")
    )
    #expect(sheet.lines[2].hasPrefix("<text x=\"\(x)\"") && sheet.lines[2].hasSuffix("\">b</text>"))
  }

  @Test("goes on after a tab where the tab ends")
  func tabs() throws {
    try sheet.add(.text(Text.Run("a\tb")))
    #expect(sheet.lines.map { String($0.prefix(14)) } == ["<text x=\"0\" y=", "<text x=\"28\" y"])
  }

  @Test("ends in an ellipsis, or at the edge of its room, where it does not fit")
  func truncation() throws {
    let long = Text.Run("more than there is room for on one line")
    try sheet.add(.text(long))
    #expect(sheet.lines.first?.hasSuffix("…</text>") == true)
    try sheet.add(.text(long, lineBreak: .clipping), y: 50)
    #expect(sheet.lines.contains("<g clip-path=\"url(#clip-0-30-100-60)\">"))
  }

  @Test("is no markup, whatever it says")
  func escaping() throws {
    try sheet.add(.text(Text.Run("<b>&\"\u{1}\u{202E}")))
    #expect(sheet.lines.first?.hasSuffix(">&lt;b&gt;&amp;&quot;\u{FFFD}&#8238;</text>") == true)
    try sheet.add(.text(Text.Run("x", font: Font(family: "\"><script>", size: 10))))
    #expect(!sheet.svg().contains("<script"))
  }

  @Test("of a field has a caret and a selection, and shows no secrets")
  func fields() throws {
    let tint = Color(red: 0, green: 0, blue: 1)
    func field(_ string: String, _ selection: Range<Int>?, isSecure: Bool = false) -> NodeContent {
      NodeContent(
        body: .field(
          Field(
            text: Text([Text.Run(string)]), placeholder: Text([Text.Run("Name")]),
            selection: selection, isSecure: isSecure)), tint: tint)
    }
    try sheet.add(field("abc", 1..<2))
    try #require(sheet.lines.count == 3)
    #expect(sheet.lines[0].hasSuffix("fill=\"#0000ff\" fill-opacity=\"0.25\"/>"))
    #expect(sheet.lines[1].hasSuffix(">abc</text>"))
    #expect(
      sheet.lines[2].contains("width=\"2\"")
        && sheet.lines[2].hasSuffix("rx=\"1\" fill=\"#0000ff\"/>"))
    try sheet.add(field("", nil), y: 30)
    #expect(sheet.lines.last?.hasSuffix(">Name</text>") == true)
    try sheet.add(field("word", nil, isSecure: true), y: 60)
    #expect(sheet.lines.last?.hasSuffix(">••••</text>") == true)
    #expect(!sheet.svg().contains("word"))
  }

  @Test("of several lines scrolls in its field")
  func scrolledField() throws {
    let text = Text([Text.Run("one\ntwo")])
    let field = Field(text: text, placeholder: Text([]), isMultiline: true)
    let height = PointTextMeasuring().metrics(of: Font(size: 10)).lineHeight
    try sheet.add(
      NodeContent(body: .field(field)), height: height, origin: CGPoint(x: 0, y: height),
      clips: true)
    #expect(sheet.lines.map { $0.hasSuffix(">two</text>") } == [true])
  }
}
