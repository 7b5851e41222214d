import Foundation

/// Reads numbers and letters in the format of SVG attributes.
struct SVGScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: some StringProtocol) {
    rest = Array(text.utf8)[...]
  }

  static func numbers(_ text: some StringProtocol) -> [CGFloat] {
    var scanner = SVGScanner(text)
    var numbers: [CGFloat] = []
    while let number = scanner.number() { numbers.append(number) }
    return numbers
  }

  /// Returns a length in points, or the given percentage of `whole`.
  static func length(_ text: String, of whole: CGFloat) -> CGFloat? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    return scanner.rest.first == UInt8(ascii: "%") ? number / 100 * whole : number
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == UInt8(ascii: ",") }
  }

  mutating func letter() -> Character? {
    skipSpace()
    guard let byte = rest.first, Character(UnicodeScalar(byte)).isLetter else { return nil }
    rest.removeFirst()
    return Character(UnicodeScalar(byte))
  }

  /// Reads a flag of a single digit, which a number can follow without a space.
  mutating func flag() -> Bool? {
    skipSpace()
    guard let byte = rest.first, byte == 0x30 || byte == 0x31 else { return nil }
    rest.removeFirst()
    return byte == 0x31
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  mutating func number() -> CGFloat? {
    skipSpace()
    var end = rest.startIndex
    func digits(_ end: inout Int) { while end < rest.endIndex, isDigit(rest[end]) { end += 1 } }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func skip(_ characters: String) -> Bool {
      guard end < rest.endIndex, characters.utf8.contains(rest[end]) else { return false }
      end += 1
      return true
    }
    _ = skip("+-")
    digits(&end)
    if skip(".") { digits(&end) }
    let mantissa = end
    if skip("eE") {
      _ = skip("+-")
      let exponent = end
      digits(&end)
      if end == exponent { end = mantissa }
    }
    guard let value = Double(String(decoding: rest[..<end], as: UTF8.self)), value.isFinite else {
      return nil
    }
    rest = rest[end...]
    return CGFloat(value)
  }
}
