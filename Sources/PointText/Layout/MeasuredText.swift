import DisplayInterface
import Foundation

/// Text as characters and their widths, with one entry for each character of the string. It's read only as far as
/// needed.
struct MeasuredText {
  private(set) var clusters: [Cluster] = []
  /// The index of the first character of every run that was read, followed by the index after the last character.
  private(set) var runStarts: [Int] = []
  private(set) var isComplete = false

  let runs: [MeasuredRun]
  private let source: [Text.Run]
  private var rules = LineBreakRules()
  /// The UTF-8 offset of the next character in the last run in `runStarts`.
  private var position = 0
  /// The index of the character that contains the most recent base of ``rules``.
  private var lastBase = 0

  /// The number of characters that are read at once.
  private static let part = 256

  init(_ text: Text) {
    runs = text.runs.map(MeasuredRun.init)
    source = text.runs
    clusters.reserveCapacity(min(Self.part, source.first?.string.utf8.count ?? 0))
    beginRun(0)
  }

  /// The number of characters that have been read.
  var count: Int { clusters.count }

  /// Returns `true` if there's a character at an index. Reads the text up to the following character, which may revoke
  /// the break before the one at the index.
  mutating func has(_ index: Int) -> Bool {
    while clusters.count <= index + 1, !isComplete { readPart() }
    return index < clusters.count
  }

  mutating func readAll() {
    while !isComplete { readPart() }
  }

  /// Returns the index of the run that contains a character, or of the last run if the index is the end of the
  /// text.
  func run(of index: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if middle < runStarts.count, runStarts[middle] <= index {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  // MARK: Reading

  private mutating func beginRun(_ index: Int) {
    if let last = runStarts.indices.last { runStarts[last] = count } else { runStarts = [0] }
    isComplete = index == runs.count
    guard !isComplete else { return }
    runStarts.append(.max)
    position = 0
  }

  private mutating func readPart() {
    let run = runStarts.count - 2
    var string = source[run].string
    guard position < string.utf8.count else { return beginRun(run + 1) }
    let font = runs[run]
    let target = count + Self.part
    while position < string.utf8.count, count < target {
      string.withUTF8 { readBases(in: $0, upTo: target, font) }
      if position < string.utf8.count, count < target { readCluster(of: string, font) }
    }
  }

  /// Reads characters as long as each is certain to have only one scalar.
  ///
  /// - Parameter bytes: Valid UTF-8.
  private mutating func readBases(
    in bytes: UnsafeBufferPointer<UInt8>, upTo target: Int, _ font: MeasuredRun
  ) {
    var next = position < bytes.count ? Self.scalar(in: bytes, at: position) : ("\0", position)
    while position < bytes.count, count < target {
      let (scalar, end) = next
      if end < bytes.count {
        next = Self.scalar(in: bytes, at: end)
        guard Self.areApart(scalar, next.0) else { return }
      }
      append(scalar, font)
      position = end
    }
  }

  /// - Parameter bytes: Valid UTF-8.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (Unicode.Scalar, end: Int) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), index + 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", index + length)
  }

  /// Returns `true` if there's certainly a character boundary between two scalars, whatever surrounds them.
  private static func areApart(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    isBase(left) && isBase(right) && left != "\r"
  }

  /// Returns `true` if a scalar forms a character of its own, unless a mark or joiner follows.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x591, 0x2010..<0x2028, 0x2030..<0x2060,
      0x3000..<0x302A, 0x3041..<0x3097, 0x30A0..<0xA000, 0xAC00..<0xD7A4:
      true
    default: false
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ font: MeasuredRun) {
    var traits = Cluster.Traits(of: scalar)
    if rules.allowsBreak(before: LineBreakClass(scalar)) { traits.insert(.breakBefore) }
    if rules.revokesLastBreak { clusters[lastBase].traits.remove(.breakBefore) }
    lastBase = count
    clusters.append(Cluster(advance: font.advance(of: scalar), traits: traits))
  }

  /// Reads a character that may have several scalars.
  private mutating func readCluster(of string: String, _ font: MeasuredRun) {
    let start = string.utf8.index(string.startIndex, offsetBy: position)
    let rest = string[start...]
    let end = rest.index(after: start)
    let scalars = string.unicodeScalars[start..<end]
    append(scalars[start], font)
    let others = scalars.dropFirst()
    for scalar in others { _ = rules.allowsBreak(before: LineBreakClass(scalar)) }
    if !others.isEmpty {
      clusters[count - 1].advance = font.advance(ofCharacter: scalars)
    }
    position += string.utf8.distance(from: start, to: end)
  }
}
