import CellRendering

/// The colors and attributes of the next character, in the terminal's encoding.
struct Pen: Equatable {
  /// The foreground color: 0 for the terminal's default, otherwise a number whose highest byte indicates the color
  /// depth.
  var foreground: UInt32 = 0
  var background: UInt32 = 0
  var attributes: CellAttributes = []

  /// Appends one sequence that changes this pen into another.
  mutating func change(to new: Pen, in bytes: inout [UInt8]) {
    guard self != new else { return }
    let start = bytes.count
    bytes.append(contentsOf: [0x1B, 0x5B])
    let gone = attributes.subtracting(new.attributes)
    var kept = attributes.intersection(new.attributes)
    if !gone.isDisjoint(with: .weights) {
      append(22, to: &bytes)
      kept = kept.subtracting(.weights)
    }
    if gone.contains(.italic) { append(23, to: &bytes) }
    if gone.contains(.underline) { append(24, to: &bytes) }
    if gone.contains(.inverse) { append(27, to: &bytes) }
    if gone.contains(.strike) { append(29, to: &bytes) }
    let added = new.attributes.subtracting(kept)
    if added.contains(.bold) { append(1, to: &bytes) }
    if added.contains(.dim) { append(2, to: &bytes) }
    if added.contains(.italic) { append(3, to: &bytes) }
    if added.contains(.underline) { append(4, to: &bytes) }
    if added.contains(.inverse) { append(7, to: &bytes) }
    if added.contains(.strike) { append(9, to: &bytes) }
    if foreground != new.foreground { append(color: new.foreground, 30, to: &bytes) }
    if background != new.background { append(color: new.background, 40, to: &bytes) }
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    self = new
    // Resetting everything is shorter than turning attributes off individually.
    if new == Pen(), bytes.count - start > 3 {
      bytes.removeLast(bytes.count - start)
      bytes.append(contentsOf: [0x1B, 0x5B, UInt8(ascii: "m")])
    }
  }

  private func append(_ code: Int, to bytes: inout [UInt8]) {
    bytes.append(decimal: code)
    bytes.append(UInt8(ascii: ";"))
  }

  private func append(color: UInt32, _ base: Int, to bytes: inout [UInt8]) {
    let value = Int(color & 0xFF_FFFF)
    switch color & 0xFF00_0000 {
    case Self.sixteen:
      append(value < 8 ? base + value : base + 52 + value, to: &bytes)
    case Self.palette:
      for code in [base + 8, 5, value] { append(code, to: &bytes) }
    case Self.full:
      for code in [base + 8, 2, value >> 16, value >> 8 & 0xFF, value & 0xFF] {
        append(code, to: &bytes)
      }
    default: append(base + 9, to: &bytes)
    }
  }

  static let sixteen: UInt32 = 0x0100_0000
  static let palette: UInt32 = 0x0200_0000
  static let full: UInt32 = 0x0300_0000
}

extension [UInt8] {
  mutating func append(decimal value: Int) {
    if value >= 10 { append(decimal: value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
