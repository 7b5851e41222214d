import Synchronization

/// A grapheme cluster in four bytes: a scalar's value, or the number of a longer cluster in a table that all glyphs
/// share.
///
/// A glyph keeps only the first ``scalarLimit`` scalars of a cluster, as terminals do. That's more than any emoji
/// has, and any letter with its accents.
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
      let kept = String(String.UnicodeScalarView(scalars.prefix(Self.scalarLimit)))
      let number = clusters.withLock { $0.number(of: kept) }
      rawValue = number.map { $0 | Self.clusterFlag } ?? scalars[scalars.startIndex].value
    }
  }

  static let scalarLimit = 16

  private static let clusterFlag: UInt32 = 0x8000_0000

  /// No glyph: the second half of a wide character, or an invisible character.
  package static let none = Glyph(rawValue: 0)
  /// The glyph that represents an image within a line of text.
  static let picture = Glyph("▪" as Unicode.Scalar)
  package static let space = Glyph(" " as Unicode.Scalar)
  package static let newline = Glyph("\n" as Unicode.Scalar)
  package static let ellipsis = Glyph("…" as Unicode.Scalar)

  /// A Boolean value that indicates whether the glyph has several scalars, in which case terminals disagree about
  /// its width.
  package var isCluster: Bool { rawValue & Self.clusterFlag != 0 }

  package var isBlank: Bool { rawValue == 0x20 || rawValue == 0 }

  package var string: String {
    if isCluster { return clusters.withLock { $0.strings[Int(rawValue & ~Self.clusterFlag)] } }
    return Unicode.Scalar(rawValue).map { String($0) } ?? ""
  }

  /// Appends the glyph as UTF-8.
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

private let clusters = Mutex(ClusterTable(capacity: 1 << 16))
