/// The map of screens, in columns by their distance from the start of the app.
enum MapPicture {
  static func svg(_ map: ScreenMap, _ anchors: [String: String]) -> String {
    let linked = Set(map.edges.flatMap { [$0.from, $0.to] })
    let nodes = map.nodes.filter { linked.contains($0.title) }
    guard !nodes.isEmpty else { return "<p>No screen leads to another.</p>" }
    let levels = levels(nodes.map(\.title), map.edges)
    var columns: [Int: [ScreenMap.Node]] = [:]
    for node in nodes { columns[levels[node.title] ?? 0, default: []].append(node) }
    var picture = Vectors()
    var boxes: [String: Vectors.Box] = [:]
    var x = 8
    let incoming = Dictionary(grouping: map.edges, by: \.to)
    for (_, nodes) in columns.sorted(by: { $0.key < $1.key }) {
      let nodes = ordered(nodes, incoming, boxes)
      let width = nodes.map { Vectors.widthOfBox([$0.title, $0.kind]) }.max() ?? 0
      for (row, node) in nodes.enumerated() {
        boxes[node.title] = Vectors.Box(x: x, y: 8 + row * 60, width: width, height: 46)
      }
      x += width + 80
    }
    for edge in map.edges {
      guard let from = boxes[edge.from], let to = boxes[edge.to] else { continue }
      picture.arrow(from, to, label: "\(edge.from) makes \(edge.to) in \(edge.label)")
    }
    for node in nodes {
      guard let box = boxes[node.title] else { continue }
      picture.box(
        box, [node.title, node.kind], link: anchors[node.title],
        kind: node.isScreen ? "controller" : "")
    }
    let others = map.nodes.filter { !linked.contains($0.title) }.map {
      "<a href=\"#\(anchors[$0.title] ?? "")\">\(Vectors.escaped($0.title))</a>"
    }
    let rest =
      others.isEmpty
      ? ""
      : "<p>Nothing that was read leads to or from \(others.joined(separator: ", ")).</p>"
    return picture.svg("map of screens") + rest
  }

  /// Returns the nodes sorted by the average position of the nodes that lead to them, so that few arrows cross.
  private static func ordered(
    _ nodes: [ScreenMap.Node], _ incoming: [String: [ScreenMap.Edge]],
    _ boxes: [String: Vectors.Box]
  ) -> [ScreenMap.Node] {
    let heights = nodes.map { node in
      let sources = (incoming[node.title] ?? []).compactMap { boxes[$0.from]?.y }
      return sources.isEmpty ? 0 : Double(sources.reduce(0, +)) / Double(sources.count)
    }
    return zip(nodes, heights).sorted { ($0.1, $0.0.title) < ($1.1, $1.0.title) }.map(\.0)
  }

  /// Returns the distance of each node from the nodes that nothing leads to. In a cycle, it's the distance from the
  /// first node.
  private static func levels(_ titles: [String], _ edges: [ScreenMap.Edge]) -> [String: Int] {
    let targets = Set(edges.map(\.to))
    let outgoing = Dictionary(grouping: edges, by: \.from)
    var levels: [String: Int] = [:]
    for start in titles.filter({ !targets.contains($0) }) + titles where levels[start] == nil {
      levels[start] = 0
      var open = [start]
      var next = 0
      while next < open.count {
        for edge in outgoing[open[next]] ?? [] where levels[edge.to] == nil {
          levels[edge.to] = (levels[open[next]] ?? 0) + 1
          open.append(edge.to)
        }
        next += 1
      }
    }
    return levels
  }
}
