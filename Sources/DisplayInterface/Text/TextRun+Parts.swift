package import Foundation

extension Text.Run {
  /// Returns the occurrences of a character in the run, and the parts between them, each as a run.
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
  /// Returns the runs with `width` points added to each space. The spaces become separate runs.
  package func spaced(by width: CGFloat) -> [Text.Run] {
    guard width > 0 else { return self }
    return flatMap { $0.parts(at: " ") }.map { part in
      var part = part
      if part.string == " " { part.kern += width }
      return part
    }
  }
}
