/// What is reported, in whatever form.
package struct Report {
  package var screens: [Analysis.Judged]
  package var findings: [Finding]
  package var problems: [String]
  package let coordinators: [ProjectType]

  package init(_ analysis: Analysis, problems: [String] = []) {
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

  /// The lowest of the three: an order to read in, no score.
  private static func worst(_ judged: Analysis.Judged) -> Double {
    let measures = judged.measures
    return (measures.massive == nil ? 0 : -100)
      + min(
        measures.distribution.value, measures.testability.value, measures.easeOfUse.value)
  }

  /// Only what changed.
  package mutating func keep(_ changed: ChangedLines) {
    findings.removeAll { !changed.contains($0.place) }
    screens.removeAll { judged in
      !judged.screen.members.contains { member in
        member.type.parts.contains { changed.touches($0.file.path) }
      }
    }
  }
}
