/// A report in the format of compilers' messages, which Xcode and editors display next to the lines.
package enum XcodeReport {
  package static func text(_ report: Report) -> String {
    let findings = PlacedFinding.all(report).map { placed in
      let finding = placed.finding
      return "\(AbsolutePath.of(finding.place.path)):\(placed.line):"
        + "\(placed.columns?.lowerBound ?? 1): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
    }
    let problems = report.problems.map { problem in
      guard problem.isBroken, let place = problem.place else { return "warning: \(problem)" }
      return "\(AbsolutePath.of(place.path)):\(place.line):1: error: \(problem.text)"
    }
    return (findings + problems).map { $0.printable + "\n" }
      .joined()
  }
}
