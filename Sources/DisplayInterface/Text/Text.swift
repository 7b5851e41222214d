package import Foundation

/// A styled text, with the rules for breaking it into lines.
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
    /// The space between this run's characters and after the last one, in points.
    package var kern: CGFloat = 0
    /// The distance by which the characters are raised, in points.
    package var baselineOffset: CGFloat = 0
    /// The object that replaces the run's characters.
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

  package enum LineAlignment: Sendable {
    case left, center, right
    /// Justified, with the last line on the left. In cells, it's like `left`.
    case justified
    /// Justified, with the last line on the right. In cells, it's like `right`.
    case justifiedRight
  }

  /// The rule for text that doesn't fit. Truncation applies to the last visible line.
  package enum LineBreak: Sendable {
    case wordWrapping, characterWrapping, clipping
    case truncatingHead, truncatingMiddle, truncatingTail
  }

  /// The runs in order. A newline ends a paragraph.
  package var runs: [Run]
  package var alignment: LineAlignment
  package var lineBreak: LineBreak
  /// The maximum number of lines, or 0 for no limit.
  package var lineLimit: Int
  /// The layout of each paragraph. The last one also applies to all paragraphs after it. If the array is empty, all
  /// paragraphs are plain and have the alignment ``alignment``.
  package var paragraphs: [Paragraph] = []
  /// The polygons that lines avoid, in the coordinates of the text's space.
  package var exclusions: [[CGPoint]] = []
  /// The rectangle for the text in its node, or `nil` for the whole node.
  package var frame: CGRect?

  package init(
    _ runs: [Run], alignment: LineAlignment = .left, lineBreak: LineBreak = .truncatingTail,
    lineLimit: Int = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineLimit = lineLimit
  }

  package var string: String { runs.map(\.string).joined() }

  /// Returns the style of a paragraph with an index that is counted from 0.
  package func paragraph(_ index: Int) -> Paragraph {
    paragraphs.isEmpty
      ? Paragraph(alignment: alignment) : paragraphs[min(index, paragraphs.count - 1)]
  }
}
