import DisplayInterface

/// Nodes of a display and their descendants, in the reading order of the hierarchy, without nodes that a modal node
/// covers.
struct ShownNodes: Sequence, IteratorProtocol {
  private let tree: NodeTree
  /// The nodes that remain. The last one comes next.
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
