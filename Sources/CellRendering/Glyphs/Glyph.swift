import Synchronization

/// One grapheme cluster in four bytes: a scalar's own value, or the number of a longer cluster in a
/// table shared by everyone. The table only grows, by the few distinct clusters an app ever shows.
package struct Glyph: Hashable, Sendable {
  package let rawValue: UInt32

  private init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(_ scalar: Unicode.Scalar) {
    rawValue = scalar.value
  }

  init(ascii byte: UInt8) {
    rawValue = UInt32(byte)
  }

  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      rawValue = scalars[scalars.startIndex].value
    } else {
      rawValue = clusters.withLock { $0.number(of: String(character)) } | Self.clusterFlag
    }
  }

  private static let clusterFlag: UInt32 = 0x8000_0000

  /// Nothing: the second half of a wide character, or a character that shows nothing.
  package static let none = Glyph(rawValue: 0)
  package static let space = Glyph(" " as Unicode.Scalar)
  package static let newline = Glyph("\n" as Unicode.Scalar)
  package static let ellipsis = Glyph("…" as Unicode.Scalar)

  /// Made of several scalars, so that terminals disagree about how wide it is.
  package var isCluster: Bool { rawValue & Self.clusterFlag != 0 }

  package var isBlank: Bool { rawValue == 0x20 || rawValue == 0 }

  package var string: String {
    if isCluster { return clusters.withLock { $0.strings[Int(rawValue & ~Self.clusterFlag)] } }
    return Unicode.Scalar(rawValue).map { String($0) } ?? ""
  }

  /// The glyph's bytes in UTF-8.
  package func write(to bytes: inout [UInt8]) {
    if rawValue < 0x80 {
      bytes.append(UInt8(rawValue))
    } else if !isCluster, let scalar = Unicode.Scalar(rawValue) {
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    } else {
      bytes.append(contentsOf: string.utf8)
    }
  }
}

private struct ClusterTable {
  var strings: [String] = []
  private var numbers: [String: UInt32] = [:]

  mutating func number(of string: String) -> UInt32 {
    if let number = numbers[string] { return number }
    let number = UInt32(strings.count)
    strings.append(string)
    numbers[string] = number
    return number
  }
}

private let clusters = Mutex(ClusterTable())
