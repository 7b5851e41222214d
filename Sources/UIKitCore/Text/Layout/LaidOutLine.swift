import DisplayInterface
import Foundation

/// A line in the layout of a layout manager.
struct LaidOutLine {
  let container: NSTextContainer
  /// The range in UTF-16 units, up to the start of the next line.
  let range: NSRange
  /// The rectangle of the line down to the next one, in the container's coordinates: the whole width of the
  /// container, or the part that exclusions leave.
  var rect: CGRect
  /// The part of the rectangle that the text occupies.
  var usedRect: CGRect
  /// The distance from the rectangle's top to the baseline.
  let baseline: CGFloat
  let text: ContainerText
  let line: TextLine

  /// ``usedRect`` with the padding at both sides.
  @MainActor var fragmentUsedRect: CGRect {
    usedRect.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  /// Returns the left edge of the character at an offset of the text, in the container's coordinates.
  @MainActor func x(of offset: Int) -> CGFloat {
    let characters = text.character(at: offset)
    let end = min(max(characters, line.shown.lowerBound), line.shown.upperBound)
    return usedRect.minX
      + text.width(of: line.shown.lowerBound..<end, wordSpacing: line.wordSpacing)
  }

  var end: Int { range.location + range.length }
}
