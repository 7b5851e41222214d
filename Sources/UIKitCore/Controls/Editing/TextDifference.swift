import DisplayInterface

/// The part in which a text became another, in UTF-16 units.
package struct TextDifference {
  /// Of the former text.
  private let range: Range<Int>
  /// Of what stands in its place.
  private let length: Int

  package init(from former: String, to present: String) {
    let (former, present) = (Array(former.utf16), Array(present.utf16))
    let changed = former.changedPart(in: present)
    range = changed.lowerBound..<former.count - (present.count - changed.upperBound)
    length = changed.count
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
