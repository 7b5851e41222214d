/// What `portico check` finds out about sources.
package final class Analysis {
  package let project: Project
  package let links: Links
  package let mentions: Mentions
  package let screens: [Judged]
  package private(set) var findings: [Finding] = []
  package private(set) var problems: [String] = []

  package struct Judged {
    package let screen: Screen
    package let measures: Measures
  }

  package init(
    _ files: [FileReader.Read], rules: [any Rule.Type] = AllRules.rules,
    interfaces: [String] = [], configuration: Configuration = Configuration()
  ) {
    var sources: [SourceFile] = []
    for file in files {
      if let problem = file.problem { problems.append("\(file.path): \(problem)") }
      guard let facts = file.facts else { continue }
      problems += facts.problems.map { "\(file.path): \($0)" }
      sources.append(SourceFile(path: file.path, facts: facts))
    }
    let project = Project(files: sources)
    let links = Links(project)
    let mentions = Mentions(project)
    self.project = project
    self.links = links
    self.mentions = mentions
    let scorer = Scorer(project, links, mentions)
    screens = ScreenFinder(project, links, mentions).screens().map {
      Judged(screen: $0, measures: scorer.measure($0))
    }
    let context = RuleContext(
      project: project, links: links, mentions: mentions, screens: screens.map(\.screen),
      interfaces: interfaces, layers: configuration.layers,
      massive: screens.compactMap { judged in
        judged.measures.massive.map { (judged.screen, $0) }
      })
    let permissions = Dictionary(
      sources.map { ($0.path, $0.facts.permissions) }
    ) { first, _ in first }
    var seen: Set<Finding> = []
    for rule in rules {
      for finding in rule.findings(in: context) where seen.insert(finding).inserted {
        let allowed = permissions[finding.place.path] ?? [:]
        if allowed[0]?.contains(rule.name) == true
          || allowed[finding.place.line]?.contains(rule.name) == true
          || configuration.permits(finding)
        {
          continue
        }
        findings.append(finding)
      }
    }
    findings.sort { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }

  /// Of texts, for tests: paths and contents.
  package convenience init(
    texts: [String: String], rules: [any Rule.Type] = AllRules.rules, interfaces: [String] = [],
    layers: [Layer] = []
  ) {
    self.init(
      texts.map { FileReader.Read(path: $0.key, facts: SourceReader.read($0.value)) }
        .sorted { $0.path < $1.path }, rules: rules, interfaces: interfaces,
      configuration: Configuration(layers: layers))
  }
}
