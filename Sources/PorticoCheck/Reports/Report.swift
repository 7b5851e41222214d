/// The contents of a report, independent of its format.
package struct Report {
  /// The screens, the worst ones first.
  package private(set) var screens: [Analysis.Judged]
  package var findings: [Finding]
  /// The files that couldn't be read, or not completely.
  package var problems: [Problem]
  /// The name of the app.
  package var name = "Screens"
  /// The names of the view controllers in Objective-C.
  package var objectiveCControllers: [String] = []
  /// A Boolean value that indicates whether all requested files could be read.
  package var isComplete = true
  /// The address of the rules' pages.
  package let rulePages: String?
  let draft: FileReader.Draft?
  package let coordinators: [ProjectType]
  package let titles: ScreenTitles

  package init(_ analysis: Analysis, problems: [String] = []) {
    rulePages = analysis.rulePages
    draft = analysis.draft
    titles = ScreenTitles(analysis.screens.map(\.screen))
    findings = analysis.findings
    let errors = Set(findings.filter { $0.severity == .error }.map(\.place.path))
    screens = analysis.screens.map { (judged: $0, urgency: Self.urgency($0, errors)) }.sorted {
      $0.urgency == $1.urgency
        ? $0.judged.screen.place < $1.judged.screen.place : $0.urgency > $1.urgency
    }.map(\.judged)
    self.problems = problems.map { Problem(text: $0) } + analysis.problems
    coordinators = analysis.project.types.filter {
      $0.role == .coordinator && !$0.isProtocol && !$0.isDouble && $0.kind == .class
    }
  }

  /// A line that lists the view controllers in Objective-C, which aren't checked, or `nil` if there are none.
  var unjudged: String? {
    objectiveCControllers.isEmpty
      ? nil
      : "Not judged: \(Self.count(objectiveCControllers.count, "view controller")) in Objective-C: "
        + objectiveCControllers.joined(separator: ", ")
  }

  /// The numbers of the report in one line.
  package var summary: String {
    let massive = screens.filter { $0.measures.massive != nil }.count
    let counts = [Severity.error, .note].map { ($0, count($0)) }.filter { $0.1 > 0 }
      .map { Self.count($1, $0.rawValue) }.joined(separator: " and ")
    var parts = [
      Self.count(screens.count, "screen"),
      Self.count(findings.count, "finding") + (counts.isEmpty ? "" : " (\(counts))"),
    ]
    if massive > 0 { parts.append(Self.count(massive, "Massive View Controller")) }
    if !coordinators.isEmpty { parts.append(Self.count(coordinators.count, "coordinator")) }
    return parts.joined(separator: ", ")
  }

  /// Returns the number of findings with a severity.
  package func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the order of a screen: a Massive View Controller comes first, then a screen with an error in one of its
  /// files, then the heavier one. Of equal ones, the lowest score decides. It doesn't decide before, because a small
  /// controller is as hard to test as a large one.
  private static func urgency(
    _ judged: Analysis.Judged, _ errors: Set<String>
  ) -> (Int, Int, Int, Double) {
    let measures = judged.measures
    return (
      measures.massive == nil ? 0 : 1,
      judged.screen.members.contains { errors.contains($0.type.file.path) } ? 1 : 0,
      measures.weightedMethods,
      -min(
        measures.distribution.value, measures.testability.value, measures.easeOfUse.value)
    )
  }

  /// Keeps only what has changed: findings in changed lines, and screens with a changed file.
  package mutating func keep(_ changed: ChangedLines) {
    keepScreens { changed.touches($0) }
    // Any line of a controller can make it massive, not only the line of the finding.
    let touched = Set(screens.map(\.screen.place))
    findings.removeAll { finding in
      [DivideMassiveViewControllers.name, ReachMinimumScores.name].contains(finding.rule)
        ? !touched.contains(finding.place) : !changed.contains(finding.place)
    }
  }

  /// Keeps only what is in some files.
  package mutating func keep(in files: PathSet) {
    keepScreens { files.contains(AbsolutePath.of($0)) }
    findings.removeAll { !files.contains(AbsolutePath.of($0.place.path)) }
  }

  private mutating func keepScreens(touching isKept: (String) -> Bool) {
    screens.removeAll { judged in
      !judged.screen.members.contains { $0.type.parts.contains { isKept($0.file.path) } }
    }
  }
}
