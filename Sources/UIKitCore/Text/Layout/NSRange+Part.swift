import Foundation

extension NSRange {
  /// The part of this range in a text of that length, which it may lie beyond.
  package func part(of length: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(location, 0), length)
    let (end, overflows) = location.addingReportingOverflow(Swift.max(self.length, 0))
    return start..<Swift.max(start, overflows ? length : Swift.min(end, length))
  }

  /// Whether a text of that length has all of this range.
  package func isPart(of length: Int) -> Bool {
    location >= 0 && self.length >= 0 && location <= length && self.length <= length - location
  }
}
