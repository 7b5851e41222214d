import PorticoCheck

/// Describes what a port builds, what it leaves out, and what the user must change.
package struct PortReport {
  private let plan: PortPlan

  package init(_ plan: PortPlan) { self.plan = plan }

  /// A Boolean value that indicates whether everything builds without a change.
  package var isComplete: Bool { plan.changes.isEmpty && plan.leftOut.isEmpty }

  package func text() -> String {
    var lines: [String] = []
    for target in plan.targets where target.isOwn {
      let ready = target.sources.count { plan.ready.contains($0) }
      lines.append(
        "\(target.name): \(target.kind.rawValue), \(Report.count(target.sources.count, "Swift file"))"
          + (ready < target.sources.count ? ", \(ready) as they are" : "")
          + (target.resources.isEmpty
            ? "" : ", \(Report.count(target.resources.count, "resource"))"))
    }
    let others = plan.targets.filter { !$0.isOwn }.map(\.name)
    if !others.isEmpty { lines.append("with \(others.joined(separator: ", "))") }
    if !plan.missing.isEmpty {
      lines += ["", "Not examined, because their sources are missing; --fetch gets them"]
      lines += plan.missing.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.address)" }
    }
    if !plan.leftOut.isEmpty { lines += ["", "Left out"] + list(plan.leftOut) }
    if !plan.changes.isEmpty { lines += ["", "To change"] + list(plan.changes) }
    lines += [
      "",
      "\(plan.percentage) % of \(Report.count(plan.sources.count, "source file")) for iOS build as they are.",
    ]
    return lines.map(\.printable).joined(separator: "\n") + "\n"
  }

  /// Returns the remarks as lines. If many remarks have the same text, only the first few are included, with the
  /// number of the others.
  private func list(_ remarks: [Remark]) -> [String] {
    let counts = Dictionary(remarks.map { ($0.text, 1) }, uniquingKeysWith: +)
    var told: [String: Int] = [:]
    return remarks.compactMap { remark in
      let count = counts[remark.text] ?? 0
      told[remark.text, default: 0] += 1
      let number = told[remark.text] ?? 0
      if count <= Self.few || number < Self.few { return line(remark) }
      return number == Self.few
        ? line(remark) + " (and \(count - number) more)" : nil
    }
  }

  private static let few = 5

  private func line(_ remark: Remark) -> String {
    let path = Paths.inside(remark.path, of: plan.folder) ?? remark.path
    return "  \(path)\(remark.line > 0 ? ":\(remark.line)" : ""): \(remark.text)"
  }
}
