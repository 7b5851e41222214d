import DisplayInterface
import Foundation
import Testing

@MainActor @Suite("What a picture's boxes have around them") struct EffectPictureTests {
  private let sheet = Sheet()
  private let square: [PathStep] = [
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)),
    .quad(CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)), .close,
  ]

  private func shadow(path: [PathStep]? = nil) -> Shadow {
    Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.25), offset: CGSize(width: 1, height: 2),
      radius: 3, path: path)
  }

  @Test("A box that is turned and everything in it is drawn upright, in a group that turns it")
  func turned() throws {
    let quarter = NodePlacement.Transform(
      size: CGSize(width: 40, height: 20), a: 0, b: 1, c: -1, d: 0)
    let id = try sheet.add(.box(), x: 50, y: 30, width: 20, height: 40, transform: quarter)
    try sheet.add(.box(.white), x: 0, y: 0, width: 5, height: 5, in: id)
    #expect(
      sheet.lines == [
        "<g transform=\"matrix(0.0 1.0 -1.0 0.0 110 -10)\">",
        " <rect x=\"40\" y=\"40\" width=\"40\" height=\"20\" fill=\"#000000\"/>",
        " <rect x=\"40\" y=\"40\" width=\"5\" height=\"5\" fill=\"#ffffff\"/>", "</g>",
      ])
  }

  @Test("What a transform moves off the page, or makes nothing of, is left out")
  func unseen() throws {
    let twice = NodePlacement.Transform(size: CGSize(width: 40, height: 40), a: 2, b: 0, c: 0, d: 2)
    // Its frame is around the page, its only child outside.
    let id = try sheet.add(NodeContent(), x: -40, width: 80, height: 80, transform: twice)
    try sheet.add(.box(), x: 0, y: 0, width: 19, height: 40, in: id)
    let none = NodePlacement.Transform(size: CGSize(width: 40, height: 40), a: 0, b: 0, c: 0, d: 0)
    try sheet.add(.box(), x: 50, y: 50, width: 0, height: 0, transform: none)
    #expect(sheet.lines == [])
    try sheet.add(.box(), x: 0, y: 0, width: 21, height: 40, in: id)
    #expect(sheet.lines.count == 3)
  }

  @Test("A box casts its own shadow; without a background a path or what is on it does")
  func shadows() throws {
    var content = NodeContent.box(radius: 4)
    content.box.shadow = shadow()
    try sheet.add(content, x: 10, y: 10, width: 30, height: 20)
    let style = "fill=\"#000000\" fill-opacity=\"0.25\" style=\"filter: blur(3px)\"/>"
    #expect(
      sheet.lines.first
        == "<rect x=\"11\" y=\"12\" width=\"30\" height=\"20\" rx=\"4\" \(style)")
    content.box.background = nil
    content.box.shadow = shadow(path: square)
    try sheet.add(content, x: 50, y: 50)
    #expect(sheet.lines.last == "<path d=\"M51 52L61 52Q61 62 51 62Z\" \(style)")
    content.box.shadow = shadow()
    let id = try sheet.add(content)
    try sheet.add(.box(), in: id)
    #expect(
      sheet.lines.suffix(3).first == "<g style=\"filter: drop-shadow(1px 2px 3px #00000040)\">")
  }

  @Test("A mask says where a node shows: a path, or how opaque a picture is")
  func masks() throws {
    var content = NodeContent.box()
    content.box.mask = .path(square, isEvenOdd: true)
    try sheet.add(content, x: 1, y: 2)
    try sheet.add(content, x: 1, y: 2)
    let path = "<path d=\"M1 2L11 2Q11 12 1 12Z\" clip-rule=\"evenodd\"/>"
    #expect(sheet.svg().contains("\n <clipPath id=\"clipPath-1\">\(path)</clipPath>\n</defs>"))
    #expect(sheet.lines.count { $0 == "<g clip-path=\"url(#clipPath-1)\">" } == 2)
    content.box.mask = .image(
      Image(
        source: .pixels(Data([0, 0, 0, 255]), width: 1, height: 1),
        size: CGSize(width: 100, height: 20)))
    try sheet.add(content, x: 0, y: 50)
    #expect(sheet.lines.suffix(3).first == "<g mask=\"url(#mask-1)\">")
    #expect(
      sheet.svg().contains("<mask id=\"mask-1\" mask-type=\"alpha\"><image x=\"0\" y=\"50\" "))
  }
}
