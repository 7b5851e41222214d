import Foundation

/// The header of a JPEG file: the size of the first frame, in pixels, and the orientation in Exif's numbering.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1

  /// - Returns: `nil` if the data isn't a JPEG file.
  init?(_ data: Data) {
    guard data.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    let bytes = [UInt8](data)
    func word(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF, width == 0 {
      let marker = bytes[place + 1]
      let end = place + 2 + word(place + 2)
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF: (width, height) = (word(place + 7), word(place + 5))
      case 0xE1 where end > place + 4 && end <= bytes.count:
        if let found = Self.orientation(bytes[place + 4..<end]) { orientation = found }
      default: break
      }
      place = marker == 0xFF ? place + 1 : end
    }
    guard width > 0 else { return nil }
  }

  /// - Parameter segment: A segment that may be an Exif segment, with values in the format of a TIFF file.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let values = Array(segment.dropFirst(6))
    let isLittle = values.starts(with: "II".utf8)
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= values.count else { return nil }
      let bytes = Array(values[place..<place + count])
      return (isLittle ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    let tag = 0x0112
    let entry = (0..<count).map { start + 2 + $0 * 12 }.first { number($0, 2) == tag }
    let value = entry.flatMap { number($0 + 8, 2) } ?? 1
    return (1...8).contains(value) ? value : 1
  }
}
