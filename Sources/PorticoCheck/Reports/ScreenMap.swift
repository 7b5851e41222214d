/// A graph of which screens and coordinators lead to which others.
package struct ScreenMap {
  /// A screen, or another object that creates one, such as a coordinator or a factory.
  package struct Node: Hashable {
    package var title: String
    /// The pattern of a screen, or the role of an object that isn't a screen.
    package var kind: String
    package var isScreen: Bool
  }

  package struct Edge: Hashable {
    package var from: String
    package var to: String
    /// The function that creates the screen or starts the coordinator.
    package var label: String
  }

  package let nodes: [Node]
  package let edges: [Edge]

  package init(_ analysis: Analysis) {
    let titles = ScreenTitles(analysis.screens.map(\.screen))
    var owners: [Int: String] = [:]
    var nodes: [String: Node] = [:]
    for judged in analysis.screens {
      let title = titles[judged.screen]
      owners[judged.screen.controller.number] = title
      nodes[title] = Node(title: title, kind: judged.screen.patternText, isScreen: true)
    }
    for judged in analysis.screens {
      for member in judged.screen.members where owners[member.type.number] == nil {
        owners[member.type.number] = titles[judged.screen]
      }
    }
    var edges: [String: [String: String]] = [:]
    func lead(_ from: String, _ to: String, _ label: String) {
      if from != to, edges[from]?[to] == nil { edges[from, default: [:]][to] = label }
    }
    let storyboards = Storyboards(analysis)
    let flow = ScreenFlow(analysis, storyboards)
    for step in storyboards.segues {
      guard let from = owners[step.from.number], let to = owners[step.to.number] else { continue }
      lead(from, to, step.label)
    }
    var open = analysis.screens.map(\.screen.controller)
    var next = 0
    while next < open.count {
      let target = open[next]
      next += 1
      let to = owners[target.number] ?? target.name
      for (owner, function) in flow.steps(to: target) {
        let from = owners[owner.number] ?? owner.name
        // An accessor is named by its property, such as the `body` of a SwiftUI view.
        lead(from, to, function.hasSuffix(".get") ? String(function.dropLast(4)) : function)
        guard nodes[from] == nil else { continue }
        let kind = owner.role == .none ? "no screen" : owner.role.words
        nodes[from] = Node(title: from, kind: kind, isScreen: false)
        // Continues with the functions that start the coordinator.
        if owner.role == .coordinator { open.append(owner) }
      }
    }
    for step in ScreenLeads(flow).leads() {
      let (from, to) = (step.from, step.to)
      let titles = [from, to].map { owners[$0.number] ?? $0.name }
      if nodes[titles[0]] != nil, nodes[titles[1]] != nil { lead(titles[0], titles[1], step.label) }
    }
    // The app, or a part of it, starts with the storyboards whose initial screen nothing else leads to.
    let reached = Set(edges.values.flatMap(\.keys))
    for (board, type) in storyboards.starts {
      guard let to = owners[type.number], !reached.contains(to) else { continue }
      let title = board + ".storyboard"
      nodes[title] = Node(title: title, kind: "storyboard", isScreen: false)
      lead(title, to, "initial")
    }
    self.edges = edges.flatMap { from, targets in
      targets.map { Edge(from: from, to: $0.key, label: $0.value) }
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.nodes = nodes.values.sorted { $0.title < $1.title }
  }

  /// Returns the graph in the language of Graphviz.
  package func dot() -> String {
    var lines = ["digraph screens {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for node in nodes {
      let label = "label=\(quoted(node.title + "\n" + node.kind))"
      lines.append("  \(quoted(node.title)) [\(label)\(node.isScreen ? "" : ", shape=ellipse")];")
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
