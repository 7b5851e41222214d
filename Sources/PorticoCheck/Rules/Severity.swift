/// The severity of a finding.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case off, note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
