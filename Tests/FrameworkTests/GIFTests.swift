import Foundation
import ImageIO
import Testing
import UIKit

// developer.apple.com/documentation/imageio/gif-image-properties
@Suite("The images of a GIF file") struct GIFTests {
  /// A frame of a file with the colors white, red, blue and black.
  private struct Frame {
    var left = 0
    var top = 0
    var width = 2
    var rows: [[UInt8]]
    var flags: UInt8 = 0
    var disposal: UInt8 = 1
    var delay: UInt8 = 5
    var transparent: UInt8?

    var bytes: [UInt8] {
      let head: [UInt8] = [
        0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1), delay, 0, transparent ?? 0, 0,
        0x2C, UInt8(left), 0, UInt8(top), 0, UInt8(width), 0, UInt8(rows.count), 0, flags, 2,
      ]
      // Codes of three bits. Each color follows a code that clears the table, so that codes stay short.
      var codes: [UInt8] = []
      for row in rows { for color in row { codes += [4, color] } }
      var data: [UInt8] = []
      var (buffer, count) = (0, 0)
      for code in codes + [5] {
        buffer |= Int(code) << count
        count += 3
        if count >= 8 {
          data.append(UInt8(buffer & 0xFF))
          (buffer, count) = (buffer >> 8, count - 8)
        }
      }
      data.append(UInt8(buffer))
      return head + [UInt8(data.count)] + data + [0]
    }
  }

  private func file(_ width: UInt8, _ height: UInt8, _ frames: [Frame], loops: UInt8? = nil) -> Data
  {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [width, 0, height, 0, 0x91, 0, 0]
    bytes += [255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 0]
    if let loops {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0]
    }
    return Data(bytes + frames.flatMap(\.bytes) + [0x3B])
  }

  /// Returns the colors of an image as letters, row by row.
  private func letters(_ source: CGImageSource, _ index: Int) throws -> [String] {
    let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
    let bytes = [UInt8](try #require(image.dataProvider?.data))
    return (0..<image.height).map { row in
      (0..<image.width).map { column -> String in
        let start = (row * image.width + column) * 4
        switch Array(bytes[start..<start + 4]) {
        case [255, 255, 255, 255]: return "w"
        case [255, 0, 0, 255]: return "r"
        case [0, 0, 255, 255]: return "b"
        case [0, 0, 0, 255]: return "k"
        case [0, 0, 0, 0]: return "."
        default: return "?"
        }
      }.joined()
    }
  }

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data, nil))
  }

  @Test("A compressed image has its pixels, and UIImage shows them")
  func pixels() throws {
    let bytes: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 10, 0, 10, 0, 0x91, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0,
      255, 0, 0, 0, 0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 10, 0, 10, 0, 0, 2, 0x16, 0x8C,
      0x2D, 0x99, 0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95, 0xFA, 0xA8, 0xDE,
      0x60,
      0x8C, 0x04, 0x91, 0x4C, 0x01, 0, 0x3B,
    ]
    let source = try source(Data(bytes))
    let (outer, inner) = ("rrrrrbbbbb", "rrrwwwwbbb")
    #expect(
      try letters(source, 0)
        == [outer, outer, outer, inner, inner]
        + ["bbbwwwwrrr", "bbbwwwwrrr", "bbbbbrrrrr", "bbbbbrrrrr", "bbbbbrrrrr"])
    #expect(CGImageSourceGetCount(source) == 1)
    let image = try #require(UIImage(data: Data(bytes))?.cgImage)
    #expect(image == CGImageSourceCreateImageAtIndex(source, 0, nil))
    // What there is of a file that ends early is shown.
    let part = try self.source(Data(bytes.prefix(60)))
    #expect(try letters(part, 0)[0] == outer)
    #expect(try letters(part, 0)[9].contains("."))
  }

  @Test("Frames are drawn over each other, and removed as the file says")
  func frames() throws {
    let data = file(
      3, 2,
      [
        Frame(width: 3, rows: [[1, 1, 1], [1, 1, 1]]),
        Frame(left: 1, top: 0, width: 1, rows: [[2], [0]], disposal: 3, transparent: 0),
        Frame(left: 0, top: 1, width: 2, rows: [[3, 3]], disposal: 2),
        Frame(left: 2, top: 0, width: 1, rows: [[2]]),
      ])
    let source = try source(data)
    #expect(CGImageSourceGetCount(source) == 4)
    let expected = [["rrr", "rrr"], ["rbr", "rrr"], ["rrr", "kkr"], ["rrb", "..r"]]
    for index in [0, 1, 2, 3, 1, 0, 3] { #expect(try letters(source, index) == expected[index]) }
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    #expect(CGImageSourceGetStatusAtIndex(source, 3) == .statusComplete)
    let options = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
    let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 2, options)
    #expect(thumbnail.map { [$0.width, $0.height] } == [3, 2])
  }

  @Test("Interlaced rows are in their places")
  func interlacing() throws {
    // The file has the rows 0 and 8, then 4, then 2 and 6, then the odd ones.
    let order: [UInt8] = [1, 2, 3, 0, 1, 2, 3, 0, 1]
    let source = try source(
      file(1, 9, [Frame(width: 1, rows: order.map { [$0] }, flags: 0x40)]))
    #expect(try letters(source, 0) == ["r", "b", "w", "k", "k", "w", "r", "r", "b"])
  }

  @Test("Delays and repetitions are properties")
  func properties() throws {
    let frame = Frame(rows: [[1, 1]])
    var slow = frame
    slow.delay = 150
    let source = try source(file(2, 1, [frame, slow], loops: 7))
    func gif(_ properties: CFDictionary?) -> [CFString: Any]? {
      (properties as? [CFString: Any])?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    }
    let whole = gif(CGImageSourceCopyProperties(source, nil))
    #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 7)
    #expect(whole?[kCGImagePropertyGIFHasGlobalColorMap] as? Bool == true)
    #expect(whole?[kCGImagePropertyGIFCanvasPixelWidth] as? Int == 2)
    let delays = [0, 1].map { index in
      let properties = gif(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map {
        properties?[$0] as? Double
      }
    }
    #expect(delays == [[0.1, 0.05], [1.5, 1.5]])
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) == nil)
    let once = try self.source(file(2, 1, [frame]))
    #expect(gif(CGImageSourceCopyProperties(once, nil))?[kCGImagePropertyGIFLoopCount] == nil)
  }

  @Test("A file can arrive in parts")
  func increments() throws {
    let data = file(2, 1, [Frame(rows: [[1, 2]]), Frame(rows: [[2, 1]])])
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2 + 8), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetCount(source) == 1)
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(try letters(source, 1) == ["br"])
  }
}
