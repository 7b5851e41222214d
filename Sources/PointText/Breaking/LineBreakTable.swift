import DisplayInterface

/// A table of the classes of all scalars, which are ``LineBreakClass/alphabetic`` unless listed.
final class LineBreakTable: Sendable {
  static let directLimit: UInt32 = 0x3000

  /// The classes of the scalars below ``directLimit``.
  let direct: [LineBreakClass]
  private let ranges: [ClosedRange<UInt32>]
  private let classes: [LineBreakClass]

  init(_ packed: String) {
    var numbers = PackedNumbers(packed)
    var direct = [LineBreakClass](repeating: .alphabetic, count: Int(Self.directLimit))
    var ranges: [ClosedRange<UInt32>] = []
    var classes: [LineBreakClass] = []
    var last: UInt32 = 0
    while !numbers.isAtEnd {
      let range = numbers.range(after: last)
      last = range.upperBound + 1
      guard let found = LineBreakClass(rawValue: numbers.digit()) else { continue }
      for value in range.prefix(while: { $0 < Self.directLimit }) { direct[Int(value)] = found }
      ranges.append(range)
      classes.append(found)
    }
    self.direct = direct
    self.ranges = ranges
    self.classes = classes
  }

  func search(_ value: UInt32) -> LineBreakClass {
    let index = ranges.partitioningIndex { $0.upperBound >= value }
    return index < ranges.count && ranges[index].contains(value) ? classes[index] : .alphabetic
  }
}
