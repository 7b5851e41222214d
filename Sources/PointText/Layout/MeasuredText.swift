import DisplayInterface
import Foundation

/// Text as characters with their advances, one entry a character of the string, read as far as somebody
/// has asked for.
struct MeasuredText {
  private(set) var clusters: [Cluster] = []
  /// For every run that was read, the index of its first character; then the index after the last.
  private(set) var runStarts: [Int] = []
  private(set) var isComplete = false

  let runs: [MeasuredRun]
  private let source: [Text.Run]
  private var rules = LineBreakRules()
  /// Where the next character of the last run in `runStarts` begins, in its UTF-8.
  private var position = 0
  /// The character that the last base of ``rules`` belongs to.
  private var lastBase = 0

  /// How many characters are read at once.
  private static let part = 256

  init(_ text: Text) {
    runs = text.runs.map(MeasuredRun.init)
    source = text.runs
    clusters.reserveCapacity(min(Self.part, source.first?.string.utf8.count ?? 0))
    beginRun(0)
  }

  /// How many characters have been read.
  var count: Int { clusters.count }

  /// Whether there is a character at an index. Reads up to there, and on to the next, which may revoke
  /// the break before it.
  mutating func has(_ index: Int) -> Bool {
    while clusters.count <= index + 1, !isComplete { readPart() }
    return index < clusters.count
  }

  mutating func readAll() {
    while !isComplete { readPart() }
  }

  /// The index of the run that a character belongs to; of the last run where it is the end.
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

  /// Reads characters that are certain to have one scalar.
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

  /// Whether a boundary between characters lies between two scalars, whatever is around them; `false`
  /// where it isn't known.
  private static func areApart(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    isBase(left) && isBase(right) && left != "\r"
  }

  /// Whether a scalar is a letter or sign that neither is joined to what is before it nor joins what is
  /// behind it, unless that is a mark or joiner.
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

  /// Reads a character that may have more than one scalar.
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
