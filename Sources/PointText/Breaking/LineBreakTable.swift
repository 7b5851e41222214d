/// The classes of all scalars, which are ``LineBreakClass/alphabetic`` unless listed.
struct LineBreakTable {
  static let directLimit: UInt32 = 0x3000

  /// The classes below ``directLimit``.
  private(set) var direct = [LineBreakClass](
    repeating: .alphabetic, count: Int(Self.directLimit))
  private var ranges: [ClosedRange<UInt32>] = []
  private var classes: [LineBreakClass] = []

  init(_ packed: String) {
    var numbers = PackedNumbers(packed)
    var last: UInt32 = 0
    while !numbers.isAtEnd {
      let range = numbers.range(after: last)
      last = range.upperBound + 1
      guard let found = LineBreakClass(rawValue: numbers.digit()) else { continue }
      for value in range.prefix(while: { $0 < Self.directLimit }) { direct[Int(value)] = found }
      ranges.append(range)
      classes.append(found)
    }
  }

  func search(_ value: UInt32) -> LineBreakClass {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value) ? classes[low] : .alphabetic
  }
}
