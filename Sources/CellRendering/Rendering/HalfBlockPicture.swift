import DisplayInterface
import Foundation

/// An image scaled to two pixels per cell, one above the other.
struct HalfBlockPicture {
  struct Pixel {
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var alpha: UInt8 = 0
  }

  let columns: Int
  let rows: Int
  /// The pixels, `columns` × 2 `rows` of them.
  private(set) var pixels: [Pixel]

  init(_ image: Image, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    pixels = Array(repeating: Pixel(), count: columns * rows * 2)
    guard case .pixels(let data, let width, let height) = image.source, width > 0, height > 0,
      data.count >= width * height * 4
    else { return }
    let target = Self.target(of: image, columns: columns, rows: rows)
    guard target.width > 0, target.height > 0 else { return }
    data.withUnsafeBytes { source in
      for row in 0..<rows * 2 {
        let vertical = Self.source(row, target.minY, target.height, height)
        guard !vertical.isEmpty else { continue }
        for column in 0..<columns {
          let horizontal = Self.source(column, target.minX, target.width, width)
          guard !horizontal.isEmpty else { continue }
          pixels[row * columns + column] = Self.average(source, width, horizontal, vertical)
        }
      }
    }
  }

  /// Returns the image's frame in half cells, which are square.
  private static func target(of image: Image, columns: Int, rows: Int) -> CGRect {
    let room = CGSize(width: Double(columns), height: Double(rows * 2))
    var size = CGSize(width: image.size.width / 8, height: image.size.height / 8)
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (room.width / size.width, room.height / size.height)
    switch image.fit {
    case .fill: size = room
    case .aspectFit: size = CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case .aspectFill: size = CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    default: break
    }
    let (h, v) = image.fit.anchor
    return CGRect(
      x: ((room.width - size.width) * h).rounded(.down),
      y: ((room.height - size.height) * v).rounded(.down), width: size.width, height: size.height)
  }

  /// Returns the source pixels that a target pixel covers along one axis.
  private static func source(
    _ index: Int, _ start: Double, _ length: Double, _ count: Int
  ) -> Range<Int> {
    let scale = Double(count) / length
    let low = (Double(index) - start) * scale
    let high = low + scale
    guard high > 0.001, low < Double(count) - 0.001 else { return 0..<0 }
    let first = max(0, min(Int(bounded: (low + 0.001).rounded(.down)), count - 1))
    return first..<max(first + 1, min(Int(bounded: (high - 0.001).rounded(.up)), count))
  }

  private static func average(
    _ bytes: UnsafeRawBufferPointer, _ width: Int, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let offset = (row * width + column) * 4
        let weight = Int(bytes[offset + 3])
        red += Int(bytes[offset]) * weight
        green += Int(bytes[offset + 1]) * weight
        blue += Int(bytes[offset + 2]) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return Pixel() }
    return Pixel(
      red: UInt8(red / alpha), green: UInt8(green / alpha), blue: UInt8(blue / alpha),
      alpha: UInt8(alpha / (rows.count * columns.count)))
  }
}

extension Image.Fit {
  /// The fraction of the remaining space that precedes the image: 0 for none, 1 for all of it.
  var anchor: (horizontal: Double, vertical: Double) {
    switch self {
    case .fill, .aspectFit, .aspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
