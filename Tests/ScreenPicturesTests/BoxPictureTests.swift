import DisplayInterface
import Foundation
import Testing

@MainActor @Suite("A picture's boxes") struct BoxPictureTests {
  private let sheet = Sheet()

  @Test("are on a page of the display's size, in its appearance")
  func page() {
    #expect(
      sheet.svg().hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"200\" viewBox=\"0 0 100 200\""
      ))
    let page = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"200\""
    #expect(sheet.svg().hasSuffix("\n\(page) fill=\"#ffffff\"/>\n</svg>\n"))
    sheet.traits.style = .dark
    #expect(sheet.svg().hasSuffix("\n\(page) fill=\"#000000\"/>\n</svg>\n"))
  }

  @Test("stand where they show, one a line, from back to front")
  func places() throws {
    let outer = try sheet.add(
      .box(), x: 10, y: 20.004, width: 50, height: 50, origin: CGPoint(x: 0, y: 5))
    try sheet.add(
      .box(Color(red: 1, green: 0, blue: 0, alpha: 0.5), radius: 4), x: 1, y: 10, width: 5.126,
      height: 5, in: outer)
    #expect(
      sheet.lines == [
        "<rect x=\"10\" y=\"20\" width=\"50\" height=\"50\" fill=\"#000000\"/>",
        "<rect x=\"11\" y=\"25\" width=\"5.13\" height=\"5\" rx=\"2.5\" fill=\"#ff0000\" fill-opacity=\"0.5\"/>",
      ])
  }

  @Test("are left out where nobody sees them")
  func unseen() throws {
    let list = try sheet.add(NodeContent(), y: 10, height: 50, clips: true)
    try sheet.add(.box(), y: 60, in: list)
    try sheet.add(.box(), y: -30, in: list)
    try sheet.add(.box(), y: 200)
    try sheet.add(.box(.clear))
    try sheet.add(.box(alpha: 0))
    #expect(sheet.lines.isEmpty)
    try sheet.add(.box(), y: 20, in: list)
    #expect(
      sheet.lines == ["<rect x=\"0\" y=\"30\" width=\"100\" height=\"20\" fill=\"#000000\"/>"])
  }

  @Test("are clipped only where they pass the edge")
  func clipping() throws {
    let card = try sheet.add(.box(radius: 8), width: 50, height: 50, clips: true)
    try sheet.add(.box(), x: 3, y: 3, width: 44, height: 44, in: card)
    #expect(!sheet.svg().contains("clip"))
    try sheet.add(.box(), x: 1, y: 1, width: 4, height: 4, in: card)
    let svg = sheet.svg()
    #expect(
      svg.contains(
        " <clipPath id=\"clip-0-0-50-50-r8\"><rect x=\"0\" y=\"0\" width=\"50\" height=\"50\" rx=\"8\"/></clipPath>\n"
      ))
    #expect(sheet.lines[1] == "<g clip-path=\"url(#clip-0-0-50-50-r8)\">")
    #expect(sheet.lines[2...3].allSatisfy { $0.hasPrefix(" <rect") } && sheet.lines[4] == "</g>")
  }

  @Test("have round corners where they are told to, and a border within, above what is in them")
  func corners() throws {
    var content = NodeContent.box(radius: 10)
    content.box.corners = [.topLeft, .topRight]
    content.box.border = Box.Border(width: 2, color: .white)
    let sheet = sheet
    let id = try sheet.add(content, width: 40, height: 20)
    try sheet.add(.box(), x: 15, y: 5, width: 1, height: 1, in: id)
    #expect(
      sheet.lines == [
        "<path d=\"M10 0H30a10 10 0 0 1 10 10V20H0V10a10 10 0 0 1 10 -10z\" fill=\"#000000\"/>",
        "<rect x=\"15\" y=\"5\" width=\"1\" height=\"1\" fill=\"#000000\"/>",
        "<path d=\"M10 1H30a9 9 0 0 1 9 9V19H1V10a9 9 0 0 1 9 -9z\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\"/>",
      ])
  }

  @Test("are transparent with all that is in them")
  func opacity() throws {
    let faint = try sheet.add(.box(alpha: 0.25))
    try sheet.add(.box(.white), in: faint)
    #expect(sheet.lines.first == "<g opacity=\"0.25\">" && sheet.lines.count == 4)
    var button = NodeContent.box()
    button.role = .button
    button.isHighlighted = true
    let pressed = try sheet.add(button, y: 50)
    try sheet.add(.box(.white), in: pressed)
    #expect(
      sheet.lines.suffix(4) == [
        "<rect x=\"0\" y=\"50\" width=\"100\" height=\"20\" fill=\"#000000\"/>",
        "<g opacity=\"0.4\">",
        " <rect x=\"0\" y=\"50\" width=\"100\" height=\"20\" fill=\"#ffffff\"/>", "</g>",
      ])
  }

  @Test("have a ring while they have focus, if that is to show; a field has a caret instead")
  func focus() throws {
    let id = try sheet.add(.box(radius: 4), x: 10, y: 10, width: 50)
    try sheet.focus(id)
    let ring =
      "<rect x=\"8\" y=\"8\" width=\"54\" height=\"24\" rx=\"6\" fill=\"none\" stroke=\"#0a84ff\" stroke-width=\"2\"/>"
    #expect(sheet.svg(showsFocus: true).contains(ring))
    #expect(!sheet.svg().contains(ring))
    let field = Field(text: Text([]), placeholder: Text([]), selection: 0..<0)
    try sheet.focus(try sheet.add(NodeContent(body: .field(field))))
    #expect(!sheet.svg(showsFocus: true).contains("#0a84ff"))
  }

  @Test("can be as deep in each other as they like")
  func depth() throws {
    var parent: NodeID?
    for _ in 0..<20_000 {
      parent = try sheet.add(NodeContent(), in: parent)
    }
    try sheet.add(.box(), in: parent)
    #expect(sheet.lines.count == 1)
  }

  @Test("stand somewhere even where their numbers are none")
  func hostileNumbers() throws {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      try sheet.add(.box(radius: number), x: number, y: number, width: number, height: number)
    }
    #expect(sheet.lines.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
  }
}
