import Foundation

/// The sizes of vector images, in points.
enum VectorSize {
  /// Returns the size of the first page, rotated and cropped.
  static func pdf(_ data: Data) -> (Int, Int)? {
    (PDFReader(data)?.page(0)?.size).flatMap { size(Double($0.width), Double($0.height)) }
  }

  /// Returns the size that the root element specifies, otherwise that of its view box.
  static func svg(_ bytes: [UInt8]) -> (Int, Int)? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let attributes = text[start.upperBound..<end].replacingOccurrences(of: "'", with: "\"")
    func value(_ name: String) -> Substring? {
      attributes.range(of: name + "=\"", options: .regularExpression).map {
        attributes[$0.upperBound...].prefix { $0 != "\"" }
      }
    }
    func points(_ name: String) -> Double? {
      guard let value = value("\\s" + name), !value.hasSuffix("%") else { return nil }
      return Double(value.prefix { $0.isNumber || $0 == "." })
    }
    let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let (boxWidth, boxHeight) = box.count == 4 ? (box[2], box[3]) : (300, 150)
    return size(points("width") ?? boxWidth, points("height") ?? boxHeight)
  }

  private static func size(_ width: Double, _ height: Double) -> (Int, Int)? {
    guard width.isFinite, height.isFinite, width < 1e6, height < 1e6 else { return nil }
    return (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }
}
