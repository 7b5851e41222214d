package import DisplayInterface

/// Extracts ranges of characters from a text.
package struct TextSlicer {
  private let runs: [(run: Text.Run, characters: [Character])]
  package let count: Int

  package init(_ text: Text) {
    runs = text.runs.map { ($0, Array($0.string)) }
    count = runs.reduce(0) { $0 + $1.characters.count }
  }

  package subscript(range: Range<Int>) -> [Text.Run] {
    var start = 0
    var found: [Text.Run] = []
    for (run, characters) in runs {
      let own = range.clamped(to: start..<start + characters.count)
      if !own.isEmpty {
        var part = run
        part.string = String(characters[own.lowerBound - start..<own.upperBound - start])
        found.append(part)
      }
      start += characters.count
    }
    return found
  }

  /// Returns the run that contains the character at an index, or the last run if the index is beyond the end.
  func style(at index: Int) -> Text.Run? {
    var start = 0
    for (run, characters) in runs {
      start += characters.count
      if index < start { return run }
    }
    return runs.last?.run
  }
}
