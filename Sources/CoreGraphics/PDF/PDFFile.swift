package import Foundation

/// Writes a PDF file whose pages are images.
package struct PDFFile {
  private var data = Data("%PDF-1.4\n".utf8)
  private var places: [Int: Int] = [:]
  private var pages: [Int] = []
  private var last = 3

  package init() {}

  private mutating func add(_ number: Int, _ dictionary: String, stream: Data? = nil) {
    places[number] = data.count
    data.append(Data("\(number) 0 obj\n<< \(dictionary) ".utf8))
    if let stream { data.append(Data("/Length \(stream.count) ".utf8)) }
    data.append(Data(">>\n".utf8))
    if let stream {
      data.append(Data("stream\n".utf8))
      data.append(stream)
      data.append(Data("\nendstream\n".utf8))
    }
    data.append(Data("endobj\n".utf8))
  }

  /// - Parameter size: In points.
  package mutating func addPage(_ image: CGImage, size: CGSize) {
    let (page, content, picture) = (last + 1, last + 2, last + 3)
    last += 3
    pages.append(page)
    let (width, height) = (Double(size.width), Double(size.height))
    add(
      page,
      "/Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(content) 0 R "
        + "/Resources << /XObject << /I \(picture) 0 R >> >>")
    add(content, "", stream: Data("q \(width) 0 0 \(height) 0 0 cm /I Do Q".utf8))
    add(
      picture,
      "/Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) "
        + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /RunLengthDecode",
      stream: Self.runs(Self.opaque(image.pixels)))
  }

  /// Returns the complete file.
  package mutating func finish(information: [String: Any]) -> Data {
    add(1, "/Type /Catalog /Pages 2 0 R")
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    add(2, "/Type /Pages /Kids [\(kids)] /Count \(pages.count)")
    let entries = information.keys.sorted().compactMap { key in
      (information[key] as? String).map { "/\(key) <\(Self.hexadecimal($0))>" }
    }
    add(3, entries.joined(separator: " "))
    let start = data.count
    var table = "xref\n0 \(last + 1)\n0000000000 65535 f \n"
    for number in 1...last {
      let place = String(places[number] ?? 0)
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(last + 1) /Root 1 0 R /Info 3 0 R >>\n"
    table += "startxref\n\(start)\n%%EOF\n"
    data.append(Data(table.utf8))
    return data
  }

  /// Encodes UTF-16 with a byte order mark.
  private static func hexadecimal(_ text: String) -> String {
    text.utf16.reduce(into: "FEFF") { result, unit in
      let digits = String(unit, radix: 16, uppercase: true)
      result += String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// Returns three bytes per pixel, on a white background.
  private static func opaque(_ pixels: Data) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count / 4 * 3)
    pixels.withUnsafeBytes { pixels in
      for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
        let alpha = Int(pixels[pixel + 3])
        for part in 0..<3 {
          bytes.append(UInt8((Int(pixels[pixel + part]) * alpha + 255 * (255 - alpha)) / 255))
        }
      }
    }
    return bytes
  }

  /// Encodes runs of up to 128 bytes; a run of equal bytes contains the byte once.
  private static func runs(_ bytes: [UInt8]) -> Data {
    func end(from start: Int, while isSame: Bool) -> Int {
      var end = start + 1
      while end < bytes.count, end - start < 128, (bytes[end] == bytes[end - 1]) == isSame {
        end += 1
      }
      return end
    }
    var result = Data()
    var index = 0
    while index < bytes.count {
      let equal = end(from: index, while: true)
      if equal - index > 1 {
        result.append(UInt8(257 - (equal - index)))
        result.append(bytes[index])
        index = equal
      } else {
        let other = end(from: index, while: false)
        result.append(UInt8(other - index - 1))
        result.append(contentsOf: bytes[index..<other])
        index = other
      }
    }
    result.append(128)
    return result
  }
}
