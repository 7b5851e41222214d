import PorticoCheck

extension ScreenReport {
  init(_ judged: Analysis.Judged) {
    let (screen, measures) = (judged.screen, judged.measures)
    let navigation = screen.navigation.map { " + \($0)" }.joined()
    self.init(
      controller: screen.name, pattern: screen.pattern.rawValue + navigation,
      massive: measures.massive,
      cues: screen.cues.map {
        Remark(text: ($0.isMatched ? "✓ " : "✗ ") + $0.text, place: SourcePlace($0.place))
      },
      scores: [
        Score("Distribution", measures.distribution),
        Score("Testability", measures.testability),
        Score("Ease of use", measures.easeOfUse),
      ],
      roles: screen.members.map {
        Role(
          name: name(of: $0), type: $0.type.name,
          place: SourcePlace(path: $0.type.file.path, line: $0.type.line))
      }, lines: measures.lines)
  }
}

/// Returns a role as words: `viewController` becomes "View controller".
private func name(of member: Screen.Member) -> String {
  var name = ""
  for character in "\(member.role)" {
    name +=
      name.isEmpty
      ? character.uppercased()
      : character.isUppercase ? " \(character.lowercased())" : "\(character)"
  }
  if member.role == .none { name = "Helper" }
  return member.type.isProtocol ? "\(name) (protocol)" : name
}

extension ScreenReport.Score {
  fileprivate init(_ name: String, _ score: PorticoCheck.Score) {
    self.init(
      name: name, value: Int(score.value.rounded()),
      reasons: score.reasons.filter { $0.points >= 0.05 }.sorted { $0.points > $1.points }.map {
        let points = ($0.points * 10).rounded() / 10
        return ScreenReport.Remark(text: "−\(points) \($0.text)", place: SourcePlace($0.place))
      })
  }
}

extension SourcePlace {
  fileprivate init?(_ place: Place?) {
    guard let place else { return nil }
    self.init(path: place.path, line: place.line)
  }
}
