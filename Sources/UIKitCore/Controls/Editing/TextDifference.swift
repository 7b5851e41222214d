/// The part in which a text became another, in UTF-16 units.
package struct TextDifference {
  /// Of the former text.
  private let range: Range<Int>
  /// Of what stands in its place.
  private let length: Int

  package init(from former: String, to present: String) {
    let (former, present) = (Array(former.utf16), Array(present.utf16))
    let shortest = min(former.count, present.count)
    var start = 0
    while start < shortest, former[start] == present[start] { start += 1 }
    var end = 0
    while end < shortest - start, former[former.count - 1 - end] == present[present.count - 1 - end]
    {
      end += 1
    }
    range = start..<former.count - end
    length = present.count - end - start
  }

  /// Where a part of the former text is now; `nil` where something in it changed. What was inserted where an empty part
  /// is stands before it.
  package func moving(_ part: Range<Int>) -> Range<Int>? {
    let shift = length - range.count
    if part.lowerBound >= range.upperBound {
      return part.lowerBound + shift..<part.upperBound + shift
    }
    return part.upperBound <= range.lowerBound ? part : nil
  }
}
