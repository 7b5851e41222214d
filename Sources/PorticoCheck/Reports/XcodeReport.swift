/// Warnings as compilers print them: Xcode and editors show them beside the lines.
package enum XcodeReport {
  package static func text(_ report: Report) -> String {
    let findings = PlacedFinding.all(report.findings).map { placed in
      let finding = placed.finding
      return "\(AbsolutePath.of(finding.place.path)):\(placed.line):"
        + "\(placed.columns?.lowerBound ?? 1): warning: \(finding.message) (\(finding.rule))"
    }
    return (findings + report.problems.map { "warning: \($0)" }).map { $0.printable + "\n" }
      .joined()
  }
}
