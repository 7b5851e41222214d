/// Wraps text, for help pages and terminals.
package enum Paragraphs {
  /// Wraps a paragraph without splitting words. `indent` precedes the first line, and `hanging` the other lines.
  /// Wide gaps between words are kept within a line.
  package static func lines(
    _ text: String, width: Int, indent: String = "", hanging: String? = nil
  ) -> [String] {
    var lines: [String] = []
    var line = indent
    var length = indent.count
    var isEmpty = true
    var gap = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !word.isEmpty {
        let size = visible(word)
        if !isEmpty, length + gap.count + size > width {
          lines.append(line)
          line = hanging ?? indent
          length = line.count
          isEmpty = true
        }
        line += isEmpty ? String(word) : gap + word
        length += isEmpty ? size : gap.count + size
        isEmpty = false
        gap = ""
      }
      gap += " "
    }
    return isEmpty ? lines : lines + [line]
  }

  /// Wraps several paragraphs. Empty lines separate them, and indented lines stay as they are.
  package static func flow(_ text: String, width: Int, indent: String) -> [String] {
    var lines: [String] = []
    var words = ""
    func end() {
      lines += Self.lines(words, width: width, indent: indent)
      words = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == " " {
        end()
        lines.append(line.isEmpty ? "" : indent + line)
      } else {
        words += (words.isEmpty ? "" : " ") + line
      }
    }
    end()
    return lines
  }

  /// Returns the number of columns of a text. Escape sequences take no column.
  static func visible(_ word: some StringProtocol) -> Int {
    var count = 0
    var isEscape = false
    for character in word {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { count += 1 }
      if isEscape, character == "m" { isEscape = false }
    }
    return count
  }
}
