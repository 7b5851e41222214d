/// Which screen leads to which.
package struct ScreenMap {
  package struct Edge: Hashable {
    package var from: String
    package var to: String
    package var label: String
  }

  package let screens: [Analysis.Judged]
  package let edges: [Edge]

  package init(_ analysis: Analysis) {
    screens = analysis.screens
    var owners: [Int: String] = [:]
    for judged in analysis.screens {
      for member in judged.screen.members where owners[member.type.number] == nil {
        owners[member.type.number] = judged.screen.name
      }
    }
    var seen: Set<Edge> = []
    var edges: [Edge] = []
    for judged in analysis.screens {
      let target = judged.screen.controller
      for making in analysis.links.makers[target.number] ?? [] {
        guard let owner = making.owner, !owner.isDouble else { continue }
        let from = owners[owner.number] ?? owner.name
        let edge = Edge(from: from, to: target.name, label: making.function.name)
        if from != target.name, seen.insert(Edge(from: from, to: target.name, label: "")).inserted {
          edges.append(edge)
        }
      }
    }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// For Graphviz.
  package func dot() -> String {
    var lines = ["digraph screens {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    let names = Set(screens.map(\.screen.name))
    for judged in screens.sorted(by: { $0.screen.name < $1.screen.name }) {
      lines.append(
        "  \(quoted(judged.screen.name)) [label=\(quoted(judged.screen.name + "\n" + judged.screen.pattern.rawValue))];"
      )
    }
    for other in Set(edges.map(\.from)).subtracting(names).sorted() {
      lines.append("  \(quoted(other)) [shape=ellipse];")
    }
    for edge in edges {
      lines.append("  \(quoted(edge.from)) -> \(quoted(edge.to)) [label=\(quoted(edge.label))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n", with: "\\n") + "\""
  }
}
