import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A PDF file that is read") struct PDFFileTests {
  private nonisolated static let red: [UInt8] = [255, 0, 0, 255]
  private nonisolated static let fill = "1 0 0 rg 0 0 10 10 re f"

  private func pixel(_ data: Data, _ x: Int = 5, _ y: Int = 5) -> [UInt8]? {
    UIImage(data: data)?.pixel(x, y)
  }

  private func isRed(_ text: String) -> Bool { pixel(Data(text.utf8)) == Self.red }

  // MARK: Objects

  @Test(
    "has streams in each format",
    arguments: [
      ("/AHx", "312030203020726720 3020302031302031302072652066 >"),
      ("/ASCII85Decode", "0d&.m0HbCK+>=ol+>GPm\n0ea_jAKYR~>"),
      ("[/AHx /RunLengthDecode]", "073120302030207267 FE20 0D3020302031302031302072652066 80>"),
      ("[/AHx /LZWDecode]", "800C4403081880E46782C10630A821C8CA20334040>"),
      ("[/AHx /Fl]", "789C33543000C2A2743065084645A90A6900368E04EA>"),
      (
        "[/AHx /FlateDecode] /DecodeParms [null << /Predictor 15 /Columns 4 >>]",
        "789C63325430506034F810F49501C83060616014F8C0ACF8FF431093C907B7750073DD0930>"
      ),
      (
        "[/AHx /FlateDecode] /DecodeParms [null << /Predictor 2 /Columns 24 >>]",
        "789C337C2FF041E043D0D79D204AF03F08057DDEEDB60B00A7210E21>"
      ),
      // What is damaged at its end is read up to there.
      ("[/AHx /FlateDecode]", "789C33543000C2A2743065084645A90A69>"),
    ])
  func filters(_ filter: String, _ content: String) {
    let stream = PDFText.stream(content, "/Filter \(filter)")
    var text = PDFText("", "", [stream])
    text.contents = 4
    #expect(pixel(text.data) == Self.red, "\(filter)")
  }

  @Test("is read by its table, by one in a stream, and without one")
  func tables() {
    let file = String(decoding: PDFText(Self.fill).data, as: UTF8.self)
    #expect(isRed(file))
    #expect(isRed(file.replacingOccurrences(of: "startxref", with: "start")))
    #expect(isRed(file.replacingOccurrences(of: "/Length 23", with: "/Length 5")))
    #expect(isRed(file.replacingOccurrences(of: "00000 n", with: "00000 f")))
    #expect(isRed(file.replacingOccurrences(of: "0000000", with: "0000001")))
    #expect(isRed(String(file.prefix(upTo: file.range(of: "xref")!.lowerBound))))
    // Object 5 is a stream that holds three others, and object 6 the table.
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /MediaBox [0 0 10 10] >>",
      "<< /Type /Page /Contents 4 0 R >>",
    ]
    let head =
      "1 0 2 \(objects[0].utf8.count + 1) 3 \(objects[0].utf8.count + objects[1].utf8.count + 2) "
    let parts = [
      "4 0 obj\n\(PDFText.stream(Self.fill))\nendobj\n",
      "5 0 obj\n"
        + PDFText.stream(
          head + objects.joined(separator: " "), "/Type /ObjStm /N 3 /First \(head.utf8.count)")
        + "\nendobj\n",
    ]
    let start = "%PDF-1.5\n"
    let places = [
      start.utf8.count, (start + parts[0]).utf8.count, (start + parts[0] + parts[1]).utf8.count,
    ]
    let table =
      "02 05 00 02 05 01 02 05 02 "
      + places.map { place in
        "01" + String(repeating: "0", count: 4 - String(place, radix: 16).count)
          + String(place, radix: 16) + "00"
      }.joined()
    let entries = table.replacingOccurrences(of: " ", with: "").replacingOccurrences(
      of: "0205", with: "020005")
    let stream = PDFText.stream(
      entries + ">",
      "/Type /XRef /W [1 2 1] /Index [1 6] /Size 7 /Root 1 0 R /Filter /ASCIIHexDecode")
    let whole =
      start + parts.joined() + "6 0 obj\n\(stream)\nendobj\nstartxref\n\(places[2])\n%%EOF"
    #expect(isRed(whole))
    #expect(isRed(whole.replacingOccurrences(of: "startxref", with: "start")))
  }

  @Test("has what was changed last")
  func updates() {
    let file = String(decoding: PDFText("0 0 1 rg 0 0 10 10 re f").data, as: UTF8.self)
    let table = file.range(of: "xref\n")!.lowerBound
    let start = file.utf8.distance(from: file.startIndex, to: table)
    let place = file.utf8.count
    let object = "4 0 obj\n\(PDFText.stream(Self.fill))\nendobj\n"
    let digits = String(repeating: "0", count: 10 - "\(place)".count) + "\(place)"
    let update =
      object + "xref\n4 1\n\(digits) 00000 n \ntrailer\n<< /Prev \(start) >>\n"
      + "startxref\n\(place + object.utf8.count)\n%%EOF"
    #expect(!isRed(file) && isRed(file + update))
  }

  @Test("reads texts, names and numbers in each form")
  func values() throws {
    var text = PDFText("% a comment (\n/G#61 gs +1. -0 --0 rg 0 0 1.0e 10 10 re f")
    text.content = "% a comment (\n/G#61 gs +1. -.0 --0 rg 0 0 10 10 re f"
    text.resources = "/ExtGState << /Ga << /ca .2 /X (a\\(\\051(b)\\\n\\101) /Y <616> /Z [[]] >> >>"
    #expect(pixel(text.data) == [255, 0, 0, 51])
  }

  // MARK: Pages

  @Test("is as large as its page, cropped and turned")
  func boxes() throws {
    var text = PDFText("1 0 0 rg 0 0 2 2 re f")
    text.node = "/MediaBox [0 0 20 10] /CropBox [10 8 -5 0] /Rotate 90 /Resources << >>"
    let image = try #require(UIImage(data: text.data))
    #expect(image.size == CGSize(width: 8, height: 10))
    #expect(image.pixel(0, 0) == Self.red && image.pixel(1, 1) == Self.red)
    #expect(image.pixel(0, 9) == [0, 0, 0, 0])
    text.page = "/Rotate -90"
    #expect(pixel(text.data, 7, 9) == Self.red)
    text.page = "/MediaBox [1 1 9 5] /Rotate 180 /CropBox [0 0 0 0]"
    let other = try #require(UIImage(data: text.data))
    #expect(other.size == CGSize(width: 8, height: 4) && other.pixel(7, 0) == Self.red)
  }

  @Test("gives pages to draw")
  func document() throws {
    let format = UIGraphicsPDFRendererFormat()
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 10, height: 20), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let document = try #require(CGDataProvider(data: data).flatMap { CGPDFDocument($0) })
    #expect(document.numberOfPages == 2 && !document.isEncrypted && document.isUnlocked)
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    let page = try #require(document.page(at: 2))
    #expect(page.pageNumber == 2 && page.document === document && page.rotationAngle == 0)
    #expect(page.getBoxRect(.artBox) == CGRect(x: 0, y: 0, width: 10, height: 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      context.cgContext.translateBy(x: 0, y: 20)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
    let scale = Int(image.scale)
    #expect(image.pixel(5 * scale, 2 * scale) == Self.red)
    #expect(image.pixel(5 * scale, 12 * scale) == [255, 255, 255, 255])
    var (major, minor): (Int32, Int32) = (0, 0)
    document.getVersion(majorVersion: &major, minorVersion: &minor)
    #expect(major == 1 && minor == 4)
    #expect(CGDataProvider(data: Data("%PDF-1.4".utf8)).flatMap { CGPDFDocument($0) } == nil)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(CGPDFDocument(url as CFURL) == nil)
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(CGPDFDocument(url as CFURL)?.numberOfPages == 2)
  }

  /// The header says: rotated by the page's angle and the other, centered, and scaled down if necessary.
  @Test("says how a box fits a rectangle")
  func fitting() throws {
    var text = PDFText("")
    text.page = "/MediaBox [10 10 30 20] /Rotate 90"
    let document = try #require(CGDataProvider(data: text.data).flatMap { CGPDFDocument($0) })
    let page = try #require(document.page(at: 1))
    #expect(page.rotationAngle == 90)
    func corner(_ size: CGFloat, _ rotate: Int32, _ keeps: Bool) -> CGPoint {
      CGPoint(x: 10, y: 10).applying(
        page.getDrawingTransform(
          .cropBox, rect: CGRect(x: 0, y: 0, width: size, height: size), rotate: rotate,
          preserveAspectRatio: keeps))
    }
    #expect(corner(40, 0, true) == CGPoint(x: 15, y: 30))
    #expect(corner(10, 0, true) == CGPoint(x: 2.5, y: 10))
    #expect(corner(10, 0, false) == CGPoint(x: 0, y: 10))
    #expect(corner(40, 90, true) == CGPoint(x: 30, y: 25))
  }

  @Test("can't be drawn where it is encrypted, which is said")
  func encrypted() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      var text = PDFText("1 0 0 rg 0 0 10 10 re f")
      text.trailer = "/Encrypt << /Filter /Standard >>"
      let data = text.data
      await MainActor.run {
        let image = UIImage(data: data)
        guard image?.size.width == 10, image?.pixel(5, 5) == [0x80, 0x80, 0x80, 0x60] else {
          fatalError("drawn")
        }
        let document = CGDataProvider(data: data).flatMap { CGPDFDocument($0) }
        guard document?.isEncrypted == true, document?.isUnlocked == false,
          document?.unlockWithPassword("") == false
        else { fatalError("unlocked") }
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(lines.contains("UIKit: a PDF image is encrypted and shows as a gray area."))
  }

  // MARK: Hostile files

  @Test(
    "that repeats itself or is damaged comes to an end",
    arguments: [
      PDFText(
        "/F Do", "/XObject << /F 4 0 R >>",
        [
          PDFText.stream(
            "/F Do /F Do /F Do", "/Subtype /Form /Resources << /XObject << /F 4 0 R >> >>")
        ]),
      PDFText(
        "/G gs", "/ExtGState << /G 5 0 R >>",
        [
          PDFText.stream(
            "/G gs 0 0 9 9 re f", "/Subtype /Form /Resources << /ExtGState << /G 5 0 R >> >>"),
          "<< /SMask << /S /Alpha /G 4 0 R >> >>",
        ]),
      PDFText(
        "/Pattern cs /P scn 0 0 9 9 re f", "/Pattern << /P 4 0 R >>",
        [
          PDFText.stream(
            "/Pattern cs /P scn 0 0 9 9 re f",
            "/PatternType 1 /BBox [0 0 9 9] /XStep 1e-9 /YStep .0001 /Resources << /Pattern << /P 4 0 R >> >>"
          )
        ]),
      PDFText(
        "/C cs 1 sc 0 0 9 9 re f", "/ColorSpace << /C [/Indexed /C 255 4 0 R] /D /D >>", ["4 0 R"]),
      PDFText(
        "/S sh",
        "/Shading << /S << /ShadingType 2 /Coords [0 0 9 9] /ColorSpace /DeviceGray /Function 4 0 R >> >>",
        [
          "<< /FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions [4 0 R] >>"
        ]),
      PDFText(
        "/I Do", "/XObject << /I 4 0 R >>",
        [
          PDFText.stream(
            "",
            "/Subtype /Image /Width 99999999 /Height 99999999 /ColorSpace /DeviceGray /SMask 4 0 R")
        ]),
      PDFText(
        "1e30 0 0 1e30 1e30 0 cm 999999999999999999999 w 0 0 m 1 1 l S [.0000001] 0 d 0 0 m 9 9 l S"
      ),
      PDFText("0 0 0 0 0 0 cm 1 w 0 0 m 9 9 l S 0 0 9 9 re W n /S sh 0 0 9 9 re f"),
      PDFText(String(repeating: "q ", count: 100_000) + String(repeating: "[", count: 100_000)),
      PDFText(String(repeating: "0 0 9 9 re W n q ", count: 50_000)),
      PDFText(
        String(repeating: "0 0 m 9 9 l 9 0 l ", count: 100_000)
          + String(repeating: "f S ", count: 99)),
      PDFText("BI /W 1 /H 1 ID"), PDFText("<< << [ ( <"), PDFText("BI"), PDFText("(\\"),
    ])
  func hostile(_ text: PDFText) throws {
    #expect(try #require(UIImage(data: text.data)).cgImage?.pixels.count == 400)
  }

  @Test("whose nodes go round in circles has no page")
  func circles() {
    var text = PDFText("")
    text.node = "/Kids [2 0 R 2 0 R] /MediaBox 2 0 R"
    #expect(UIImage(data: text.data) == nil)
    text = PDFText(Self.fill)
    text.page = "/MediaBox [0 0 9999999999999999999 99]"
    #expect(UIImage(data: text.data)?.size == CGSize(width: 612, height: 792))
  }

  @Test("that unpacks to too much is cut off")
  func bomb() throws {
    // A thousand zeros a byte, twice over.
    let zeros = "789CEDC1010D000000C2A0F74F6D0E37A000000000000000000000000000000000"
    let stream = PDFText.stream(
      String(repeating: zeros, count: 1) + ">", "/Filter [/AHx /Fl /Fl /RL /LZW /Fl]")
    #expect(UIImage(data: PDFText("/F Do", "/XObject << /F 4 0 R >>", [stream]).data) != nil)
  }

  /// 600 mutations; with `PORTICO_EXHAUSTIVE=1` 100,000.
  @Test("that is mutated neither stops the program nor holds it up")
  func mutations() {
    let samples = PDFSample.all.map { [UInt8]($0.data) }
    var random = SeededGenerator(seed: 12)
    let clock = ContinuousClock()
    var drawn = 0
    for _ in 0..<(isExhaustive ? 100_000 : 600) {
      let data = Data(Self.mutant(of: samples.randomElement(using: &random) ?? [], &random))
      var image: UIImage?
      let time = clock.measure {
        image = UIImage(data: data)
        if let cgImage = image?.cgImage, cgImage.width * cgImage.height <= 1 << 16 {
          #expect(cgImage.pixels.count == cgImage.width * cgImage.height * 4)
        }
      }
      if image != nil { drawn += 1 }
      #expect(time < .seconds(20))
    }
    #expect(drawn > 300)
  }

  private nonisolated static let pieces = [
    "<<", ">>", "[", "]", "(", ")", "/", "obj", "endobj", "stream", "endstream", "-", "999999999",
    "q ", " Q", " Do ", " f ", " W n ", " cm ", "/Length", "/Kids", "1 0 R", "5 0 R", "xref",
    "trailer", "%", "\0",
  ].map { Array($0.utf8) }

  private static func mutant(of source: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1...3: bytes.removeSubrange(place..<min(bytes.count, place + 20))
      case 4...6: bytes.remove(at: place)
      case 7...11:
        bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 12...15: bytes[place] = UInt8.random(in: 48...57, using: &random)
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }
}
