import DisplayInterface

/// Nodes of a display and those in them, in reading order of the hierarchy, without what a modal node covers.
struct ShownNodes: Sequence, IteratorProtocol {
  private let tree: NodeTree
  /// The last one comes next.
  private var rest: [ShownNode]

  init(_ tree: NodeTree, from nodes: [ShownNode]) {
    self.tree = tree
    rest = nodes.filter(\.node.shows).reversed()
  }

  mutating func next() -> ShownNode? {
    guard let next = rest.popLast() else { return nil }
    let front = rest.count
    for id in next.node.children.reversed() {
      guard let child = tree[id], child.shows else { continue }
      if child.content.accessibility?.isModal == true {
        rest.removeSubrange(front...)
        rest.append(next.entering(id, child))
        break
      }
      rest.append(next.entering(id, child))
    }
    return next
  }
}
