/// Breaks text into lines of a width, as help pages and terminals want it.
package enum Paragraphs {
  /// One paragraph: words that are never split, with spaces before the first line and before the others.
  package static func lines(
    _ text: String, width: Int, indent: String = "", hanging: String? = nil
  ) -> [String] {
    var lines: [String] = []
    var line = indent
    var length = indent.count
    var isEmpty = true
    for word in text.split(separator: " ") {
      let size = visible(word)
      if !isEmpty, length + 1 + size > width {
        lines.append(line)
        line = hanging ?? indent
        length = line.count
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      length += isEmpty ? size : size + 1
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }

  /// Several: empty lines part them, indented lines stay as they are.
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

  /// How many columns a word takes; escape sequences take none.
  private static func visible(_ word: Substring) -> Int {
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
