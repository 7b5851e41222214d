/// The results of `portico check` for a set of sources.
package final class Analysis {
  package let project: Project
  package let links: Links
  package let mentions: Mentions
  package let screens: [Judged]
  package private(set) var findings: [Finding] = []
  package private(set) var problems: [Problem] = []
  /// The paths of storyboards and nibs.
  let interfaces: [String]
  private let configuration: Configuration
  /// The unsaved text that replaces the contents of a file.
  let draft: FileReader.Draft?

  var rulePages: String? { configuration.rulePages }
  private var permissions: Permissions

  package struct Judged {
    package let screen: Screen
    package let measures: Measures
  }

  package init(
    _ files: [FileReader.Read], rules: [any Rule.Type] = AllRules.rules,
    interfaces: [String] = [], configuration: Configuration = Configuration(),
    draft: FileReader.Draft? = nil
  ) {
    var sources: [SourceFile] = []
    for file in files {
      if let problem = file.problem {
        problems.append(Problem(text: problem, place: Place(file.path, 0)))
      }
      guard let facts = file.facts else { continue }
      problems += facts.problems.map {
        Problem(text: $0.text, place: Place(file.path, $0.line ?? 0), isBroken: $0.isBroken)
      }
      sources.append(SourceFile(path: file.path, facts: facts))
    }
    let project = Project(files: sources)
    let links = Links(project)
    let mentions = Mentions(project)
    self.project = project
    self.links = links
    self.mentions = mentions
    let scorer = Scorer(project, links, mentions)
    let found =
      ScreenFinder(project, links, mentions).screens()
      + SwiftUIScreens(project: project, links: links).screens()
    screens = found.map { Judged(screen: $0, measures: scorer.measure($0)) }
    self.interfaces = interfaces
    self.configuration = configuration
    self.draft = draft
    permissions = Permissions(sources)
    var context = context(configuration.layers)
    for rule in rules { judge(rule, context) }
    if rules.contains(where: { $0.name == JustifyPermissions.name }) {
      context.needless = permissions.needless(of: Set(rules.map { $0.name }.filter(isAsked)))
      judge(JustifyPermissions.self, context)
    }
    findings.sort { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }

  private func judge(_ rule: any Rule.Type, _ context: RuleContext) {
    var seen: Set<Finding> = []
    for var finding in rule.findings(in: context)
    where seen.insert(finding).inserted && !permissions.use(for: finding)
      && !configuration.permits(finding)
    {
      finding.severity = configuration.severity(of: finding) ?? rule.severity
      if finding.severity != .off { findings.append(finding) }
    }
  }

  /// Returns `true` if a rule has the input that it needs to find something.
  private func isAsked(_ rule: String) -> Bool {
    switch rule {
    case RespectLayers.name: !configuration.layers.isEmpty
    case NameExistingInterfaces.name: !interfaces.isEmpty
    case ReachMinimumScores.name: !configuration.minimumScores.isEmpty
    case JustifyPermissions.name: false
    default: true
    }
  }

  /// Returns the input of the rules, for some layers.
  func context(_ layers: [Layer]) -> RuleContext {
    RuleContext(
      project: project, links: links, mentions: mentions, screens: screens.map(\.screen),
      interfaces: interfaces, layers: layers,
      massive: screens.compactMap { judged in
        judged.measures.massive.map { (judged.screen, $0) }
      },
      low: screens.flatMap { judged in
        configuration.minimumScores.compactMap { minimum in
          let value = Int(judged.measures[minimum.score].value.rounded())
          return value < minimum.value
            ? (
              judged.screen, "\(minimum.score.rawValue) is \(value) and has to be \(minimum.value)"
            )
            : nil
        }
      })
  }

  /// Returns `true` if a comment or the configuration permits a finding.
  func permits(_ finding: Finding) -> Bool {
    permissions.permits(finding) || configuration.permits(finding)
  }

  /// Analyzes texts instead of files, for tests. The keys of `texts` are paths.
  package convenience init(
    texts: [String: String], rules: [any Rule.Type] = AllRules.rules, interfaces: [String] = [],
    layers: [Layer] = [], configuration: Configuration? = nil
  ) {
    self.init(
      texts.map { FileReader.Read(path: $0.key, facts: SourceReader.read($0.value)) }
        .sorted { $0.path < $1.path }, rules: rules, interfaces: interfaces,
      configuration: configuration ?? Configuration(layers: layers))
  }
}
