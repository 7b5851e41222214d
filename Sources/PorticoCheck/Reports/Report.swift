/// What is reported, in whatever form.
package struct Report {
  /// Worst first.
  package private(set) var screens: [Analysis.Judged]
  package var findings: [Finding]
  /// What could not be read, or not as it stands.
  package var problems: [String]
  /// Whether all that was asked for could be read.
  package var isComplete = true
  package let coordinators: [ProjectType]
  package let titles: ScreenTitles

  package init(_ analysis: Analysis, problems: [String] = []) {
    titles = ScreenTitles(analysis.screens.map(\.screen))
    screens = analysis.screens.sorted { left, right in
      let (a, b) = (Self.worst(left), Self.worst(right))
      return a == b ? left.screen.place < right.screen.place : a < b
    }
    findings = analysis.findings
    self.problems = problems + analysis.problems
    coordinators = analysis.project.types.filter {
      $0.role == .coordinator && !$0.isProtocol && !$0.isDouble && $0.kind == .class
    }
  }

  /// All in one line.
  package var summary: String {
    let massive = screens.filter { $0.measures.massive != nil }.count
    var parts = [Self.count(screens.count, "screen"), Self.count(findings.count, "finding")]
    if massive > 0 { parts.append(Self.count(massive, "Massive View Controller")) }
    if !coordinators.isEmpty { parts.append(Self.count(coordinators.count, "coordinator")) }
    return parts.joined(separator: ", ")
  }

  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The lowest of the three: an order to read in, no score.
  private static func worst(_ judged: Analysis.Judged) -> Double {
    let measures = judged.measures
    return (measures.massive == nil ? 0 : -100)
      + min(
        measures.distribution.value, measures.testability.value, measures.easeOfUse.value)
  }

  /// Only what changed: findings in changed lines, screens with a changed file.
  package mutating func keep(_ changed: ChangedLines) {
    screens.removeAll { judged in
      !judged.screen.members.contains { member in
        member.type.parts.contains { changed.touches($0.file.path) }
      }
    }
    // A controller grows massive anywhere in it, not in the line that it is reported at.
    let touched = Set(screens.map(\.screen.place))
    findings.removeAll { finding in
      finding.rule == DivideMassiveViewControllers.name
        ? !touched.contains(finding.place) : !changed.contains(finding.place)
    }
  }
}
