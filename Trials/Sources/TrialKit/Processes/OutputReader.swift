import Foundation

/// What an app has shown lately.
public struct OutputReader {
  /// The terminal's private modes that are not as a terminal has them at first.
  private(set) var modes: Set<Int> = []
  private var bytes = Data()
  /// What may be the beginning of a sequence.
  private var cut: [UInt8] = []

  /// Modes that are set at first: lines wrap, and the cursor shows.
  private static let setAtFirst: Set<Int> = [7, 25]

  mutating func take(_ new: ArraySlice<UInt8>) {
    if bytes.count > 1 << 20 { bytes = Data(bytes.suffix(256)) }
    bytes += new
    let text = cut + new
    cut = []
    var rest = text[...]
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[start...]
      guard let end = rest.dropFirst(3).firstIndex(where: { !(0x30...0x3B).contains($0) }) else {
        if rest.count < 64 { cut = Array(rest) }
        break
      }
      if rest.starts(with: [0x1B, 0x5B, 0x3F]) { note(rest[(start + 3)..<end], rest[end]) }
      rest = rest[(start + 1)...]
    }
  }

  private mutating func note(_ numbers: ArraySlice<UInt8>, _ letter: UInt8) {
    guard letter == UInt8(ascii: "h") || letter == UInt8(ascii: "l") else { return }
    for number in numbers.split(separator: UInt8(ascii: ";")) {
      guard let mode = Int(String(decoding: number, as: UTF8.self)) else { continue }
      let isFirst = (letter == UInt8(ascii: "h")) == Self.setAtFirst.contains(mode)
      if isFirst { modes.remove(mode) } else { modes.insert(mode) }
    }
  }

  mutating func clear() {
    bytes = Data()
  }

  public func contains(_ string: String) -> Bool {
    bytes.range(of: Data(string.utf8)) != nil
  }

  public func lastNumber(after string: String) -> Int? {
    guard let range = bytes.range(of: Data(string.utf8), options: .backwards) else { return nil }
    let digits = bytes[range.upperBound...].prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  public var recent: String {
    String(decoding: bytes.suffix(400), as: UTF8.self).debugDescription
  }
}
