import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("PDF files") struct PDFTests {
  /// The data of the first stream after a text.
  func stream(after marker: String, in data: Data) throws -> Data {
    let found = try #require(data.range(of: Data(marker.utf8)))
    let start = try #require(
      data.range(of: Data("stream\n".utf8), in: found.upperBound..<data.endIndex))
    let end = try #require(
      data.range(of: Data("\nendstream".utf8), in: start.upperBound..<data.endIndex))
    return data[start.upperBound..<end.lowerBound]
  }

  func decoded(_ runs: Data) -> [UInt8] {
    var (result, bytes) = ([UInt8](), [UInt8](runs)[...])
    while let length = bytes.popFirst(), length != 128 {
      if length < 128 {
        result += bytes.prefix(Int(length) + 1)
        bytes = bytes.dropFirst(Int(length) + 1)
      } else if let byte = bytes.popFirst() {
        result += [UInt8](repeating: byte, count: 257 - Int(length))
      }
    }
    return result
  }

  @Test("hold a picture of each page, and say what they are")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "Ü"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 20, height: 10), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 5, height: 5), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 5)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Count 2") && text.contains("/Title <FEFF00DC>"))
    #expect(text.contains("/MediaBox [0 0 5.0 5.0]"))
    let pixels = decoded(try stream(after: "/Width 40 /Height 20", in: data))
    #expect(pixels.count == 40 * 20 * 3)
    #expect(pixels[0..<3] == [255, 0, 0])
    #expect(pixels[(40 * 3 - 3)..<(40 * 3)] == [255, 255, 255])
  }

  @Test("have a table of where their objects are")
  func table() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 4)).pdfData {
      $0.beginPage()
    }
    let table = try #require(data.range(of: Data("xref\n0 7\n".utf8)))
    let lines = String(decoding: data[table.upperBound...], as: UTF8.self).split(separator: "\n")
    for number in 1...6 {
      let place = try #require(Int(lines[number].prefix(10)))
      #expect(data[place...].starts(with: Data("\(number) 0 obj\n".utf8)))
    }
    let start = try #require(lines.firstIndex(of: "startxref"))
    #expect(Int(lines[start + 1]) == table.lowerBound)
  }

  @Test func `a layer is drawn once and shows where it is wanted`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      let target = context.cgContext
      let layer = CGLayer(target, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
      layer?.context?.setFillColor(UIColor.blue.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      if let layer { target.draw(layer, at: CGPoint(x: 4, y: 1)) }
    }
    let pixels = try #require(image.cgImage)
    let scale = pixels.width / 8
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      pixels.pixels[(y * scale * pixels.width + x * scale) * 4 + 3]
    }
    #expect(alpha(4, 1) == 255 && alpha(5, 2) == 255)
    #expect(alpha(3, 1) == 0 && alpha(4, 0) == 0)
  }

  @Test("are drawn between functions that begin and end them")
  func functions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle as String: "Ü"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "Ü"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 612, height: 792), format: format)
    #expect(
      data as Data
        == renderer.pdfData { context in
          context.beginPage()
          context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10, height: 10), pageInfo: [:])
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        })
  }

  @Test("are written where they can be")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(!UIGraphicsBeginPDFContextToFile(folder.path + "/a.pdf", .zero, nil))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(UIGraphicsBeginPDFContextToFile(folder.path + "/a.pdf", .zero, nil))
    UIGraphicsEndPDFContext()
    let data = try Data(contentsOf: folder.appendingPathComponent("a.pdf"))
    #expect(data.starts(with: Data("%PDF".utf8)))
  }
}
