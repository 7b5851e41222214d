/// What `portico check` finds out about sources.
package final class Analysis {
  package let project: Project
  package let links: Links
  package let mentions: Mentions
  package let screens: [Judged]
  package private(set) var findings: [Finding] = []
  package private(set) var problems: [String] = []
  /// The paths of storyboards and nibs.
  let interfaces: [String]
  private let configuration: Configuration
  /// Rules that comments turn off, by file and line.
  private let permissions: [String: [Int: Set<String>]]

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
    self.interfaces = interfaces
    self.configuration = configuration
    permissions = Dictionary(
      sources.map { ($0.path, $0.facts.permissions.mapValues(Set.init)) }
    ) { first, _ in first }
    let context = context(configuration.layers)
    var seen: Set<Finding> = []
    for rule in rules {
      findings += rule.findings(in: context).filter {
        seen.insert($0).inserted && !permits($0)
      }
    }
    findings.sort { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }

  /// What rules look at, by some layers.
  func context(_ layers: [Layer]) -> RuleContext {
    RuleContext(
      project: project, links: links, mentions: mentions, screens: screens.map(\.screen),
      interfaces: interfaces, layers: layers,
      massive: screens.compactMap { judged in
        judged.measures.massive.map { (judged.screen, $0) }
      })
  }

  /// Whether a comment or the configuration permits a finding.
  func permits(_ finding: Finding) -> Bool {
    let allowed = permissions[finding.place.path] ?? [:]
    return allowed[0]?.contains(finding.rule) == true
      || allowed[finding.place.line]?.contains(finding.rule) == true
      || configuration.permits(finding)
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
