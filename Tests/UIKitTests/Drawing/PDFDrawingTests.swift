import Foundation
import Testing
import UIKit
import UIKitCore

/// What operators draw, as ISO 32000 describes them.
@MainActor @Suite("A picture in PDF format") struct PDFDrawingTests {
  private nonisolated static let red: [UInt8] = [255, 0, 0, 255]
  private nonisolated static let clear: [UInt8] = [0, 0, 0, 0]

  private func image(
    _ content: String, _ resources: String = "", _ objects: [String] = []
  ) throws -> UIImage {
    try #require(UIImage(data: PDFText(content, resources, objects).data))
  }

  private func pixel(
    _ content: String, _ resources: String = "", _ objects: [String] = [], at x: Int = 5,
    _ y: Int = 5
  ) throws -> [UInt8] {
    try image(content, resources, objects).pixel(x, y)
  }

  private func isNear(_ pixel: [UInt8], _ other: [UInt8], _ distance: Int = 2) -> Bool {
    zip(pixel, other).allSatisfy { abs(Int($0) - Int($1)) <= distance }
  }

  private nonisolated static let outlines: [(String, [(Int, Int)], [(Int, Int)])] = [
    ("2 3 5 4 re f", [(2, 3), (6, 6)], [(1, 3), (7, 6), (2, 2)]),
    ("0 10 m 10 10 l 0 0 l h f", [(1, 1), (7, 1)], [(8, 8)]),
    ("0 10 m 10 10 l 0 0 l F", [(1, 1)], [(8, 8)]),
    ("0 1 m 0 13 10 13 10 1 c f", [(5, 2), (5, 8)], [(0, 1)]),
    ("0 1 m 5 17 10 1 v f", [(5, 5)], [(1, 1)]), ("0 1 m 5 17 10 1 y f", [(5, 5)], [(1, 1)]),
    ("0 5 m 10 5 l 2 w S", [(5, 4), (5, 5)], [(5, 7), (5, 2)]),
    ("2 2 m 8 2 l 8 8 l 2 w s", [(2, 7), (5, 5)], [(2, 2)]),
    ("0 0 10 10 re 3 3 4 4 re f*", [(1, 1), (8, 8)], [(5, 5)]),
    ("0 0 10 10 re 3 7 4 -4 re f", [(1, 1)], [(5, 5)]),
    ("0 0 10 10 re 3 3 4 4 re f", [(1, 1), (5, 5)], []),
    ("3 3 4 4 re W n 0 0 10 10 re f", [(3, 3), (6, 6)], [(2, 3), (7, 7)]),
    ("0 0 10 10 re 3 3 4 4 re W* n 0 0 10 10 re f", [(1, 1)], [(5, 5)]),
    ("q 3 3 4 4 re W n Q 0 0 10 10 re f", [(0, 0)], []),
    ("0 5 m 10 5 l 0 w S", [(2, 5)], [(2, 8)]),
  ]

  @Test("draws paths from the bottom up", arguments: outlines)
  func paths(_ content: String, _ inside: [(Int, Int)], _ outside: [(Int, Int)]) throws {
    let image = try image("1 0 0 rg 1 0 0 RG " + content)
    for (x, y) in inside { #expect(image.pixel(x, y)[3] > 100, "\(x), \(y)") }
    for (x, y) in outside { #expect(image.pixel(x, y)[3] < 40, "\(x), \(y)") }
  }

  @Test("draws a line as its cap, join and dashes say")
  func lines() throws {
    let line = "1 0 0 RG 4 w 3 5 m 7 5 l S"
    #expect(try pixel(line, at: 1, 5) == Self.clear)
    #expect(try pixel("2 J " + line, at: 1, 3) == Self.red)
    let round = try image("1 J " + line)
    #expect(round.pixel(1, 5)[3] > 200 && round.pixel(1, 3)[3] < 100)
    let corner = "1 0 0 RG 4 w 2 0 m 2 8 l 10 8 l S"
    #expect(try pixel(corner, at: 0, 0) == Self.red)
    #expect(try pixel("2 j " + corner, at: 0, 0) == Self.clear)
    #expect(try pixel("1.2 M " + corner, at: 0, 0) == Self.clear)
    let dashes = try image("1 0 0 RG 2 w [2 3] 0 d 0 5 m 10 5 l S")
    #expect(
      (0..<10).map { dashes.pixel($0, 5) == Self.red }
        == [true, true, false, false, false, true, true, false, false, false])
    let values = "/ExtGState << /G << /LW 4 /LC 2 /D [[] 0] >> >>"
    #expect(try pixel("/G gs 1 0 0 RG 3 5 m 7 5 l S", values, at: 1, 3) == Self.red)
    // Round ends are round in pixels, however small the units are.
    let small = try image("1 0 0 RG 10 0 0 10 0 0 cm 1 J .8 w .5 .5 m .5 .5 l .51 .5 l S")
    #expect(small.pixel(8, 3)[3] > 140)
  }

  private nonisolated static let colors: [(String, String, [UInt8])] = [
    ("1 0 0 rg", "", [255, 0, 0]), (".2 g", "", [51, 51, 51]), ("0 1 1 0 k", "", [255, 0, 0]),
    ("/DeviceRGB cs 0 1 0 sc", "", [0, 255, 0]),
    ("/C cs .2 .4 .6 sc", "[/CalRGB << >>]", [51, 102, 153]),
    ("/C cs .4 sc", "[/ICCBased 4 0 R]", [102, 102, 102]),
    ("/C cs 1 scn", "[/Indexed /DeviceRGB 1 <00000000FF00>]", [0, 255, 0]),
    ("/C cs .5 scn", "[/Separation /Spot /DeviceRGB 5 0 R]", [255, 128, 0]),
    ("/C cs .25 scn", "[/Separation /Spot /DeviceRGB 6 0 R]", [64, 0, 191]),
    ("/C cs 1 0 scn", "[/DeviceN [/A /B] /DeviceCMYK 7 0 R]", [0, 255, 255]),
    ("/C cs 54 81 70 sc", "[/Lab << /WhitePoint [.95 1 1.09] >>]", [255, 10, 0]),
    ("/C cs", "[/Separation /All /DeviceGray null]", [0, 0, 0]),
  ]

  @Test("draws the colors of each space", arguments: colors)
  func color(_ content: String, _ space: String, _ expected: [UInt8]) throws {
    let objects = [
      PDFText.stream("", "/N 1"),
      "<< /FunctionType 2 /Domain [0 1] /C0 [1 1 0] /C1 [1 0 0] /N 1 >>",
      PDFText.stream(
        "{ dup 0 exch 1 exch sub }", "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]"),
      PDFText.stream("{ 0 0 }", "/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]"),
    ]
    let pixel = try pixel("\(content) 0 0 10 10 re f", "/ColorSpace << /C \(space) >>", objects)
    #expect(isNear(pixel, expected + [255], 12) && pixel[3] == 255, "\(pixel)")
  }

  @Test("moves what is transformed, and forms with it")
  func transforms() throws {
    let dot = "1 0 0 rg 0 0 1 1 re f"
    #expect(try pixel("1 0 0 1 3 4 cm " + dot, at: 3, 5) == Self.red)
    #expect(try pixel("2 0 0 2 0 0 cm 1 0 0 1 2 1 cm " + dot, at: 5, 6) == Self.red)
    #expect(try pixel("q 1 0 0 1 3 4 cm Q Q " + dot, at: 0, 9) == Self.red)
    let form = PDFText.stream(
      "/Own gs 1 0 0 rg 0 0 9 9 re f q q Q Q Q Q 1 0 0 1 50 50 cm",
      "/Subtype /Form /BBox [0 0 2 2] /Matrix [1 0 0 1 4 4] /Resources << >>")
    let image = try image(
      "/F Do 0 0 1 rg 0 0 1 1 re f", "/XObject << /F 4 0 R >>", [form])
    #expect(image.pixel(5, 4) == Self.red && image.pixel(6, 3) == Self.clear)
    #expect(image.pixel(0, 9) == [0, 0, 255, 255])
  }

  @Test("fades shapes, and groups as a whole")
  func alpha() throws {
    let states = "/ExtGState << /G << /ca .2 /CA .6 >> >> /XObject << /F 4 0 R >>"
    let rect = "1 0 0 rg 0 0 10 10 re f"
    #expect(try pixel("/G gs " + rect, states) == [255, 0, 0, 51])
    #expect(try pixel("/G gs 9 w 0 5 m 9 5 l S", states) == [0, 0, 0, 153])
    for (group, alpha) in [("/Group << /S /Transparency >>", 51), ("", 92)] {
      let form = PDFText.stream("\(rect) \(rect)", "/Subtype /Form /BBox [0 0 10 10] \(group)")
      let pixel = try pixel("/G gs /F Do", states, [form])
      #expect(isNear(pixel, [255, 0, 0, UInt8(alpha)]), "\(pixel)")
    }
  }

  @Test("blends colors")
  func blending() throws {
    let states = "/ExtGState << /G << /BM [/Unknown /Multiply] >> >>"
    let pixel = try pixel("1 1 0 rg 0 0 10 10 re f /G gs 0 1 1 rg 0 0 10 10 re f", states)
    #expect(pixel == [0, 255, 0, 255])
  }

  private nonisolated static let masks: [(String, String, String, Int, Int)] =
    [
      ("/Luminosity", ".2 g 0 0 5 10 re f", "", 51, 0), ("/Alpha", "0 g 0 0 5 10 re f", "", 255, 0),
      ("/Luminosity", "1 g 0 0 5 10 re f", "/BC [.4]", 255, 102),
      ("/Luminosity", ".2 g 0 0 5 10 re f", "/TR 5 0 R", 204, 255),
    ]

  @Test("shows what a mask lets through", arguments: masks)
  func mask(_ kind: String, _ content: String, _ more: String, _ left: Int, _ right: Int) throws {
    let objects = [
      PDFText.stream(
        content, "/Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency /CS /DeviceGray >>"),
      "<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>",
    ]
    let states =
      "/ExtGState << /M << /SMask << /S \(kind) /G 4 0 R \(more) >> >> /N << /SMask /None >> >>"
    let image = try image("/M gs 1 0 0 rg 0 0 10 5 re f /N gs 0 5 10 5 re f", states, objects)
    #expect(abs(Int(image.pixel(2, 7)[3]) - left) <= 2, "\(image.pixel(2, 7))")
    #expect(abs(Int(image.pixel(7, 7)[3]) - right) <= 2, "\(image.pixel(7, 7))")
    #expect(image.pixel(2, 2) == Self.red && image.pixel(7, 2) == Self.red)
  }

  @Test("draws the edge of a clipped gradient once")
  func clippedEdge() throws {
    let shading =
      "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 10 0] "
      + "/Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [0] /N 1 >> >> >>"
    #expect(isNear(try pixel("0 0 5.5 10 re W n /S sh", shading), [0, 0, 0, 128]))
  }

  @Test("draws shadings and patterns")
  func shadings() throws {
    let objects = [
      "<< /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [5 0 R 5 0 R] >>",
      "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [1 0 0] /N 1 >>",
      PDFText.stream(
        "\u{0}\u{7F}", "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8"),
      PDFText.stream(
        "1 0 0 rg 0 0 2 2 re f",
        "/PatternType 1 /PaintType 1 /BBox [0 0 2 2] /XStep 4 /YStep 4 /Resources << >>"),
      PDFText.stream(
        "0 0 2 2 re f",
        "/PatternType 1 /PaintType 2 /BBox [0 0 2 2] /XStep 4 /YStep 4 /Resources << >>"),
    ]
    let axial = "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [2 0 8 0] /Function 4 0 R"
    let radial = "/ShadingType 3 /ColorSpace /DeviceGray /Coords [5 5 0 5 5 5] /Function 6 0 R"
    let resources =
      "/Shading << /A << \(axial) /Extend [true false] >> /R << \(radial) >> >> "
      + "/Pattern << /A << /PatternType 2 /Matrix [1 0 0 1 2 0] /Shading << \(axial) >> >> "
      + "/T 7 0 R /U 8 0 R >> /ColorSpace << /U [/Pattern /DeviceRGB] >>"
    let shaded = try image("/A sh", resources, objects)
    #expect(shaded.pixel(0, 5) == [0, 0, 0, 255] && shaded.pixel(9, 5) == Self.clear)
    #expect(isNear(shaded.pixel(3, 5), [128, 0, 0, 255], 4))
    #expect(isNear(shaded.pixel(6, 5), [128, 0, 0, 255], 4))
    let round = try image("/R sh", resources, objects)
    #expect(round.pixel(5, 5)[0] < 30 && round.pixel(0, 0) == Self.clear)
    #expect(round.pixel(9, 5)[0] > 90 && round.pixel(9, 5)[0] < 128)
    let filled = try image("/Pattern cs /A scn 0 0 10 5 re f", resources, objects)
    #expect(isNear(filled.pixel(5, 7), [128, 0, 0, 255], 4))
    #expect(filled.pixel(5, 2) == Self.clear && filled.pixel(1, 7) == Self.clear)
    let tiled = try image("/Pattern cs /T scn 0 0 10 10 re f", resources, objects)
    #expect(tiled.pixel(1, 9) == Self.red && tiled.pixel(5, 5) == Self.red)
    #expect(tiled.pixel(3, 9) == Self.clear && tiled.pixel(5, 7) == Self.clear)
    let colored = try image("/U cs 0 0 1 /U scn 0 0 10 10 re f", resources, objects)
    #expect(colored.pixel(1, 9) == [0, 0, 255, 255])
    let stroked = try image("/Pattern CS /A SCN 2 w 0 5 m 10 5 l S", resources, objects)
    #expect(isNear(stroked.pixel(5, 5), [128, 0, 0, 255], 4) && stroked.pixel(5, 8) == Self.clear)
  }

  private nonisolated static let pictures: [(String, String, [UInt8])] = [
    ("/ColorSpace /DeviceGray /BitsPerComponent 8", "<00FF80FF>", [0, 0, 0, 255]),
    ("/ColorSpace /DeviceRGB /BitsPerComponent 4", "<F00FFF000FFF>", Self.red),
    (
      "/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]", "<4080>", [255, 255, 255, 255]
    ),
    (
      "/ColorSpace [/Indexed /DeviceRGB 1 <0000FFFF0000>] /BitsPerComponent 2", "<4000>", Self.red
    ),
    ("/ImageMask true", "<40C0>", [0, 255, 0, 255]),
    ("/ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 5 0 R", "<00000000>", [0, 0, 0, 51]),
    ("/ColorSpace /DeviceGray /BitsPerComponent 8 /Mask 6 0 R", "<00000000>", Self.clear),
    ("/ColorSpace /DeviceGray /BitsPerComponent 8 /Mask [0 16]", "<08FFFFFF>", Self.clear),
  ]

  @Test("draws pictures of pixels", arguments: pictures)
  func picture(_ entries: String, _ samples: String, _ expected: [UInt8]) throws {
    let picture = "/Subtype /Image /Width 2 /Height 2 /Filter /ASCIIHexDecode"
    let gray = "/ColorSpace /DeviceGray /BitsPerComponent 8"
    let objects = [
      PDFText.stream(samples.dropFirst() + "", "\(picture) \(entries)"),
      PDFText.stream("33FFFFFF>", "\(picture) \(gray)"),
      PDFText.stream("8000>", "\(picture) /ImageMask true"),
    ]
    let pixel = try pixel(
      "0 1 0 rg 10 0 0 10 0 0 cm /I Do", "/XObject << /I 4 0 R >>", objects, at: 0, 0)
    #expect(isNear(pixel, expected), "\(pixel)")
  }

  @Test("draws pictures among the operators, and those in JPEG format")
  func otherPictures() throws {
    let inline = try image(
      "q 10 0 0 10 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID \u{7F}EI EI Q 1 0 0 rg 0 0 2 2 re f")
    #expect(isNear(inline.pixel(5, 5), [127, 69, 73, 255]) && inline.pixel(0, 9) == Self.red)
    let sample = JPEGSample.all[0]
    let (width, height) = JPEGSample.size
    let hex = sample.data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let jpeg = PDFText.stream(
      hex + ">",
      "/Subtype /Image /Width \(width) /Height \(height) /ColorSpace /DeviceRGB /BitsPerComponent 8 "
        + "/Filter [/ASCIIHexDecode /DCTDecode]")
    var text = PDFText("\(width) 0 0 \(height) 0 0 cm /I Do", "/XObject << /I 4 0 R >>", [jpeg])
    text.node = "/MediaBox [0 0 \(width) \(height)]"
    let drawn = try #require(UIImage(data: text.data))
    let plain = try #require(UIImage(data: sample.data))
    #expect(isNear(drawn.pixel(6, 3), plain.pixel(6, 3)))
    #expect(drawn.cgImage?.width == width)
  }

  /// What poppler makes of files by cairo, qpdf and Ghostscript.
  @Test("looks as elsewhere", arguments: PDFSample.all)
  func samples(_ sample: PDFSample) throws {
    let image = try #require(UIImage(data: sample.data))
    let size = CGSize(width: sample.width, height: sample.height)
    #expect(image.size == size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let onWhite = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      image.draw(at: .zero)
    }
    var differences: [Int] = []
    for y in stride(from: 0, to: sample.height, by: sample.step) {
      for x in stride(from: 0, to: sample.width, by: sample.step) {
        let expected = sample.expected[differences.count..<differences.count + 3]
        differences += zip(onWhite.pixel(x, y), expected).map { abs(Int($0) - Int($1)) }
      }
    }
    #expect(differences.count == sample.expected.count)
    #expect(differences.reduce(0, +) / differences.count <= 4)
    #expect(differences.count { $0 > 64 } * 50 <= differences.count)
  }

  @Test("is sharp at the scale of the display")
  func scale() throws {
    let catalog = try CatalogFolder([
      "A.imageset/Contents.json": Data(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.pdf\"}]}".utf8),
      "A.imageset/a.pdf": PDFText("1 0 0 rg 0 0 2.5 10 re f").data,
    ])
    for scale in [1, 2, 3] {
      let traits = UITraitCollection(displayScale: CGFloat(scale))
      let image = try #require(UIImage(named: "A", in: catalog.bundle, compatibleWith: traits))
      #expect(image.size == CGSize(width: 10, height: 10) && image.scale == CGFloat(scale))
      #expect(image.cgImage?.width == 10 * scale)
      #expect(image.pixel(2 * scale, 0)[3] == 255 || scale == 1)
      #expect(image.pixel(3 * scale, 0)[3] == 0)
    }
  }
}
