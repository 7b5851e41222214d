package import DisplayInterface
import Foundation

extension Text.Run {
  /// The values of CSS's `text-decoration` for the lines under and through the characters, from the outer element
  /// to the inner one. An element can have only one style of lines.
  package var cssDecorations: [String] {
    if let underline, underline == strikethrough {
      return ["underline line-through" + css(underline)]
    }
    return [("underline", underline), ("line-through", strikethrough)].compactMap { name, line in
      line.map { name + css($0) }
    }
  }

  private func css(_ line: TextDecoration) -> String {
    var css = ""
    switch (line.weight, line.pattern) {
    case (.double, .solid): css += " double"
    case (_, .solid): break
    case (_, .dotted): css += " dotted"
    case (_, .dashed): css += " dashed"
    }
    if let color = line.color { css += " #" + color.hexadecimalWithAlpha }
    if line.weight == .thick { css += " \(SVG.number(max(2, font.size / 7)))px" }
    return css
  }

  /// The value of CSS's `text-shadow`, whose blur is twice the standard deviation.
  package var cssShadow: String? {
    shadow.map {
      let lengths = [$0.offset.width, $0.offset.height, 2 * $0.radius]
      return lengths.map { SVG.number($0) + "px " }.joined() + "#" + $0.color.hexadecimalWithAlpha
    }
  }
}
