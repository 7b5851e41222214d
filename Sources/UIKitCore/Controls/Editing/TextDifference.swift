import DisplayInterface

/// The part that differs between two texts, in UTF-16 units.
package struct TextDifference {
  /// The range in the former text.
  private let range: Range<Int>
  /// The length of its replacement.
  private let length: Int

  package init(from former: String, to present: String) {
    let (former, present) = (Array(former.utf16), Array(present.utf16))
    let changed = former.changedPart(in: present)
    range = changed.lowerBound..<former.count - (present.count - changed.upperBound)
    length = changed.count
  }

  /// Returns the range of a part of the former text in the new one, or `nil` if the part changed. An empty part
  /// at which text was inserted is moved after that text.
  package func moving(_ part: Range<Int>) -> Range<Int>? {
    let shift = length - range.count
    if part.lowerBound >= range.upperBound {
      return part.lowerBound + shift..<part.upperBound + shift
    }
    return part.upperBound <= range.lowerBound ? part : nil
  }
}
