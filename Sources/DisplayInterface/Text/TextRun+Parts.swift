package import Foundation

extension Text.Run {
  /// A character's places in the run and what stands between them, each a run of its own.
  package func parts(at character: Character) -> [Text.Run] {
    string.split(separator: character, omittingEmptySubsequences: false).map { [String($0)] }
      .joined(separator: [String(character)]).filter { !$0.isEmpty }
      .map { string in
        var part = self
        part.string = string
        return part
      }
  }
}

extension [Text.Run] {
  /// The runs with spaces that are wider by `width` points, in runs of their own.
  package func spaced(by width: CGFloat) -> [Text.Run] {
    guard width > 0 else { return self }
    return flatMap { $0.parts(at: " ") }.map { part in
      var part = part
      if part.string == " " { part.kern += width }
      return part
    }
  }
}
