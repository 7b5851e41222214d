import DisplayInterface
import Foundation

/// A line that a layout manager laid out.
struct LaidOutLine {
  let container: NSTextContainer
  /// In UTF-16 units, up to where the next line begins.
  let range: NSRange
  /// The whole width of the container, or what exclusions leave of it, down to the next line. In the container's coordinates.
  var rect: CGRect
  /// What the text takes of it.
  var usedRect: CGRect
  /// From the rectangle's top to the baseline.
  let baseline: CGFloat
  let text: ContainerText
  let line: TextLine

  /// ``usedRect`` with the padding at its sides.
  @MainActor var fragmentUsedRect: CGRect {
    usedRect.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  /// The left edge of the character at an offset of the text, in the container.
  @MainActor func x(of offset: Int) -> CGFloat {
    let characters = text.character(at: offset)
    let end = min(max(characters, line.shown.lowerBound), line.shown.upperBound)
    return usedRect.minX
      + text.width(of: line.shown.lowerBound..<end, wordSpacing: line.wordSpacing)
  }

  var end: Int { range.location + range.length }
}
