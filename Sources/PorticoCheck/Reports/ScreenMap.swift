/// Which screen leads to which.
package struct ScreenMap {
  /// A screen, or what else makes one: a coordinator, a factory.
  package struct Node: Hashable {
    package var title: String
    /// Nil if it is no screen.
    package var pattern: String?
  }

  package struct Edge: Hashable {
    package var from: String
    package var to: String
    /// The function that makes the screen.
    package var label: String
  }

  package let nodes: [Node]
  package let edges: [Edge]

  package init(_ analysis: Analysis) {
    let titles = ScreenTitles(analysis.screens.map(\.screen))
    var owners: [Int: String] = [:]
    for judged in analysis.screens {
      owners[judged.screen.controller.number] = titles[judged.screen]
    }
    for judged in analysis.screens {
      for member in judged.screen.members where owners[member.type.number] == nil {
        owners[member.type.number] = titles[judged.screen]
      }
    }
    var edges: [String: [String: String]] = [:]
    for judged in analysis.screens {
      let to = titles[judged.screen]
      for making in analysis.links.makers[judged.screen.controller.number] ?? [] {
        guard let owner = making.owner, !owner.isDouble else { continue }
        let from = owners[owner.number] ?? owner.name
        if from != to, edges[from]?[to] == nil {
          edges[from, default: [:]][to] = making.function.name
        }
      }
    }
    self.edges = edges.flatMap { from, targets in
      targets.map { Edge(from: from, to: $0.key, label: $0.value) }
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var nodes = Set(
      analysis.screens.map {
        Node(title: titles[$0.screen], pattern: $0.screen.pattern.rawValue)
      })
    let known = Set(nodes.map(\.title))
    for edge in self.edges where !known.contains(edge.from) { nodes.insert(Node(title: edge.from)) }
    self.nodes = nodes.sorted { $0.title < $1.title }
  }

  /// For Graphviz.
  package func dot() -> String {
    var lines = ["digraph screens {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for node in nodes {
      let label = node.pattern.map { "label=\(quoted(node.title + "\n" + $0))" } ?? "shape=ellipse"
      lines.append("  \(quoted(node.title)) [\(label)];")
    }
    for edge in edges {
      lines.append("  \(quoted(edge.from)) -> \(quoted(edge.to)) [label=\(quoted(edge.label))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
