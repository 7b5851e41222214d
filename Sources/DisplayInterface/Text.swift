/// Styled text with the rules that break it into lines.
package struct Text: Equatable, Sendable {
  package struct Run: Equatable, Sendable {
    package var string: String
    package var font: Font
    package var color: Color
    package var background: Color?
    package var isUnderlined: Bool
    package var isStruckThrough: Bool

    package init(
      _ string: String, font: Font, color: Color = .black, background: Color? = nil,
      isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.background = background
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }

  package enum Alignment: Sendable {
    case left, center, right
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
}
