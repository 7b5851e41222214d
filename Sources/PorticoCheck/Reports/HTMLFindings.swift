/// The findings of an HTML page, the most severe ones first.
struct HTMLFindings {
  private let rules: [(rule: String, findings: [Finding])]
  /// The findings of each screen, by the screen's place.
  private let screens: [Place: [Finding]]
  private let others: [Finding]
  private let sources: SourceLinks?

  init(_ report: Report, _ sources: SourceLinks?) {
    self.sources = sources
    let findings = report.findings.sorted {
      ($1.severity, $0.place, $0.rule) < ($0.severity, $1.place, $1.rule)
    }
    rules = Dictionary(grouping: findings, by: \.rule).map { ($0.key, $0.value) }.sorted {
      ($1.1[0].severity, $1.1.count, $0.0) < ($0.1[0].severity, $0.1.count, $1.0)
    }
    let numbers = Dictionary(grouping: findings.indices) { findings[$0].place.path }
    var screens: [Place: [Finding]] = [:]
    var known: Set<Int> = []
    for screen in report.screens.map(\.screen) {
      let own = screen.members.flatMap(\.type.parts).flatMap { part in
        (numbers[part.file.path] ?? []).filter {
          part.facts.line <= findings[$0].place.line
            && findings[$0].place.line <= part.facts.endLine
        }
      }
      known.formUnion(own)
      if !own.isEmpty { screens[screen.place] = Set(own).sorted().map { findings[$0] } }
    }
    self.screens = screens
    others = findings.indices.filter { !known.contains($0) }.map { findings[$0] }
  }

  /// All findings, in collapsible groups.
  var byRule: String {
    guard !rules.isEmpty else { return "" }
    let groups = rules.map { rule, findings in
      let summary = AllRules.rules.first { $0.name == rule }?.summary ?? ""
      return
        "<details class=\"rule\" open><summary><b>\(rule)</b> <b class=\"n\">\(findings.count)</b> "
        + "<span>\(Vectors.escaped(summary))</span></summary>\(list(findings))</details>"
    }
    return "<h2>Broken rules</h2>\n" + groups.joined(separator: "\n")
  }

  /// The findings that belong to no screen.
  var elsewhere: String {
    others.isEmpty
      ? ""
      : "<section><h3>Findings outside of screens: \(others.count)</h3>\(list(others, namingRules: true))</section>"
  }

  func count(of screen: Screen) -> Int { screens[screen.place]?.count ?? 0 }

  func list(of screen: Screen) -> String {
    guard let findings = screens[screen.place] else { return "" }
    return
      "<h4>\(Report.count(findings.count, "finding"))</h4>\(list(findings, namingRules: true))"
  }

  private func list(_ findings: [Finding], namingRules: Bool = false) -> String {
    let items = findings.map { finding in
      let rule = namingRules ? "\(finding.rule): " : ""
      return "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> "
        + "\(rule)\(Vectors.escaped(finding.message)) \(HTMLReport.place(finding.place, sources))</li>"
    }
    return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul>"
  }
}
