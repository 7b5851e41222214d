import Foundation

extension NSRange {
  /// Returns the part of this range that is within a text of the given length.
  package func part(of length: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(location, 0), length)
    let (end, overflows) = location.addingReportingOverflow(Swift.max(self.length, 0))
    return start..<Swift.max(start, overflows ? length : Swift.min(end, length))
  }

  /// Returns whether this range is within a text of the given length.
  package func isPart(of length: Int) -> Bool {
    location >= 0 && self.length >= 0 && location <= length && self.length <= length - location
  }
}
