import Foundation

/// The sizes of pictures that are made of outlines, in points.
enum VectorSize {
  /// The media box of the first page.
  static func pdf(_ data: Data) -> (Int, Int)? {
    if let box = box(in: data) { return box }
    // Since version 1.5 pages may stand in compressed streams.
    var place = data.startIndex
    while let found = data.range(of: Data("stream".utf8), in: place..<data.endIndex) {
      place = found.upperBound
      let start = data[place...].prefix(2).elementsEqual([13, 10]) ? place + 2 : place + 1
      guard start < data.endIndex else { break }
      let end = data.range(of: Data("endstream".utf8), in: start..<data.endIndex)?.lowerBound
      if let end, let text = Inflater.inflate([UInt8](data[start..<end]), limit: 1 << 20),
        let box = box(in: Data(text))
      {
        return box
      }
      if let end { place = end + 9 }
    }
    return nil
  }

  private static func box(in data: Data) -> (Int, Int)? {
    guard let found = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[found.upperBound...].prefix(100), as: UTF8.self)
    let numbers = text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split { $0 == " " || $0.isNewline }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// What the outer element says, else its view box.
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
