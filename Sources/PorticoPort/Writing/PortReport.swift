import PorticoCheck

/// Tells what a port builds, what it leaves out, and what a person must change.
package struct PortReport {
  private let plan: PortPlan

  package init(_ plan: PortPlan) { self.plan = plan }

  /// Whether everything builds as it is.
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
      lines += ["", "Not looked into, for their sources are not here; --fetch gets them"]
      lines += plan.missing.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.address)" }
    }
    if !plan.leftOut.isEmpty { lines += ["", "Left out"] + plan.leftOut.map(line) }
    if !plan.changes.isEmpty { lines += ["", "To change"] + plan.changes.map(line) }
    lines += [
      "",
      "\(plan.percentage) % of \(Report.count(plan.sources.count, "source file")) for iOS build as they are.",
    ]
    return lines.map(\.printable).joined(separator: "\n") + "\n"
  }

  private func line(_ remark: Remark) -> String {
    let path = Paths.inside(remark.path, of: plan.folder) ?? remark.path
    return "  \(path)\(remark.line > 0 ? ":\(remark.line)" : ""): \(remark.text)"
  }
}
