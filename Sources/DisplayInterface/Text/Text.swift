package import Foundation

/// Styled text with the rules that break it into lines.
package struct Text: Equatable, Sendable {
  package struct Run: Equatable, Sendable {
    package var string: String
    package var font: Font
    package var color: Color
    package var background: Color?
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    package var stroke: TextStroke?
    package var shadow: Shadow?
    /// Between this run's characters and after the last one, in points.
    package var kern: CGFloat = 0
    /// How far the characters are raised, in points.
    package var baselineOffset: CGFloat = 0
    /// What stands in place of the run's characters.
    package var attachment: Attachment?

    package init(
      _ string: String, font: Font, color: Color = .black, background: Color? = nil,
      underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.background = background
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }

  package enum Alignment: Sendable {
    case left, center, right
    /// From edge to edge, the last line to the left; in cells, to the left.
    case justified
    /// From edge to edge, the last line to the right; in cells, to the right.
    case justifiedRight
  }

  /// What happens to text that does not fit; truncation applies to the last line that may show.
  package enum LineBreak: Sendable {
    case wordWrapping, characterWrapping, clipping
    case truncatingHead, truncatingMiddle, truncatingTail
  }

  /// The runs one after another; newlines end a paragraph.
  package var runs: [Run]
  package var alignment: Alignment
  package var lineBreak: LineBreak
  /// The most lines that may show; 0 for as many as it takes.
  package var lineLimit: Int
  /// How each paragraph is laid out, the last also for those that follow; empty where all are plain and
  /// aligned by ``alignment``.
  package var paragraphs: [Paragraph] = []
  /// Polygons that lines keep clear of, in the room's coordinates.
  package var exclusions: [[CGPoint]] = []
  /// Where in its node the text is laid out; `nil` for all of it.
  package var frame: CGRect?

  package init(
    _ runs: [Run], alignment: Alignment = .left, lineBreak: LineBreak = .truncatingTail,
    lineLimit: Int = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineLimit = lineLimit
  }

  package var string: String { runs.map(\.string).joined() }

  /// The style of a paragraph, counted from 0.
  package func paragraph(_ index: Int) -> Paragraph {
    paragraphs.isEmpty
      ? Paragraph(alignment: alignment) : paragraphs[min(index, paragraphs.count - 1)]
  }
}
