import DisplayInterface
import Foundation
import ImageCoding
import Testing

@MainActor @Suite("A picture's images and controls") struct BodyPictureTests {
  private let sheet = Sheet()
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func image(_ source: Image.Source, _ fit: Image.Fit, tint: Color? = nil) -> NodeContent {
    NodeContent(
      body: .image(
        Image(source: source, size: CGSize(width: 10, height: 10), fit: fit, tint: tint)))
  }

  @Test("hold their pixels; a template's are in its colour")
  func pixels() throws {
    let source = Image.Source.pixels(Data([9, 8, 7, 255, 1, 2, 3, 100]), width: 2, height: 1)
    func pixels() throws -> [UInt8] {
      let line = try #require(sheet.lines.last)
      let text = try #require(line.split(separator: "base64,").last?.split(separator: "\"").first)
      let png = try #require(Data(base64Encoded: String(text)))
      return [UInt8](try #require(PNGDecoder.pixels(of: png)))
    }
    try sheet.add(image(source, .fill))
    #expect(try pixels() == [9, 8, 7, 255, 1, 2, 3, 100])
    var half = blue
    half.alpha = 0.5
    try sheet.add(image(source, .fill, tint: half))
    #expect(try pixels() == [0, 0, 255, 128, 0, 0, 255, 50])
  }

  @Test(
    "fit their room as they should",
    arguments: [
      (Image.Fit.fill, "x=\"0\" y=\"0\" width=\"100\" height=\"20\" preserveAspectRatio=\"none\""),
      (.aspectFit, "x=\"0\" y=\"0\" width=\"100\" height=\"20\" preserveAspectRatio=\"xMidYMid\""),
      (
        .aspectFill,
        "x=\"0\" y=\"0\" width=\"100\" height=\"20\" preserveAspectRatio=\"xMidYMid slice\""
      ),
      (.center, "x=\"45\" y=\"5\" width=\"10\" height=\"10\" preserveAspectRatio=\"none\""),
      (.bottomRight, "x=\"90\" y=\"10\" width=\"10\" height=\"10\" preserveAspectRatio=\"none\""),
    ])
  func fits(fit: Image.Fit, attributes: String) throws {
    try sheet.add(image(.pixels(Data([0, 0, 0, 0]), width: 1, height: 1), fit))
    #expect(sheet.lines.first?.hasPrefix("<image \(attributes) href=") == true)
  }

  @Test("are drawings where they are symbols, each of which is there once")
  func symbols() throws {
    let star = Image.Source.symbol("star", Font(size: 17))
    try sheet.add(image(star, .center, tint: blue))
    try sheet.add(image(star, .center, tint: .white), y: 30)
    try sheet.add(image(.symbol("heart", Font(size: 17)), .center), y: 500)
    #expect(
      sheet.lines == [
        "<use href=\"#star-400\" x=\"45\" y=\"5\" width=\"10\" height=\"10\" color=\"#0000ff\"/>",
        "<use href=\"#star-400\" x=\"45\" y=\"35\" width=\"10\" height=\"10\" color=\"#ffffff\"/>",
      ])
    #expect(sheet.svg().components(separatedBy: "<symbol ").count == 2)
    try sheet.add(image(star, .aspectFit), y: 60)
    #expect(sheet.svg().contains("<symbol id=\"star-400-xMidYMid\""))
  }

  @Test("are rules as thin as the display shows them")
  func rules() throws {
    try sheet.add(NodeContent(body: .rule(.black)), height: 1)
    try sheet.add(NodeContent(body: .rule(.black)), x: 50, width: 1, height: 10)
    #expect(
      sheet.lines == [
        "<rect x=\"0\" y=\"0.25\" width=\"100\" height=\"0.5\" fill=\"#000000\"/>",
        "<rect x=\"50.25\" y=\"0\" width=\"0.5\" height=\"10\" fill=\"#000000\"/>",
      ])
  }

  @Test("are switches that are on or off")
  func toggles() throws {
    try sheet.add(NodeContent(body: .toggle(isOn: true, tint: blue)), width: 51, height: 31)
    #expect(sheet.lines.first?.contains("rx=\"15.5\" fill=\"#0000ff\"") == true)
    #expect(sheet.lines.last?.hasPrefix("<circle cx=\"35.5\" cy=\"15.5\" r=\"13.5\"") == true)
    let off = NodeContent(body: .toggle(isOn: false, tint: blue), isEnabled: false)
    try sheet.add(off, y: 40, width: 51, height: 31)
    #expect(sheet.lines[2] == "<g opacity=\"0.5\">")
    #expect(sheet.lines[4].hasPrefix(" <circle cx=\"15.5\" cy=\"55.5\""))
    let light = sheet.lines[3]
    sheet.traits.style = .dark
    #expect(sheet.lines[3] != light)
  }

  @Test("are sliders and progress that are so far")
  func bars() throws {
    try sheet.add(NodeContent(body: .slider(0.5, tint: blue)))
    #expect(sheet.lines.last?.hasPrefix("<circle cx=\"50\" cy=\"10\" r=\"14\"") == true)
    try sheet.add(NodeContent(body: .progress(0.25, tint: blue, track: .black)), y: 40)
    #expect(
      sheet.lines.suffix(2) == [
        "<rect x=\"0\" y=\"48\" width=\"100\" height=\"4\" rx=\"2\" fill=\"#000000\"/>",
        "<rect x=\"0\" y=\"48\" width=\"25\" height=\"4\" rx=\"2\" fill=\"#0000ff\"/>",
      ])
    let count = sheet.lines.count
    try sheet.add(NodeContent(body: .progress(.nan, tint: blue, track: .black)), y: 80)
    #expect(sheet.lines.count == count + 1)
  }

  @Test("are activity, in its room's middle")
  func activity() throws {
    try sheet.add(NodeContent(body: .activity(blue, isAnimating: true)))
    #expect(
      sheet.lines == [
        "<use href=\"#activity\" x=\"40\" y=\"0\" width=\"20\" height=\"20\" color=\"#0000ff\"/>"
      ])
    #expect(sheet.svg().components(separatedBy: "rotate(").count == 13)
  }
}
