/// The nodes that a display shows, according to the batches of changes.
package struct NodeTree: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package var content: NodeContent
    package var placement: NodePlacement
    /// The children from back to front.
    package fileprivate(set) var children: [NodeID] = []
    package fileprivate(set) var parent: NodeID?
  }

  /// An invalid change: it refers to a node that doesn't exist, or creates one that does.
  package enum Mistake: Error, Equatable {
    case unknown(NodeID, Change)
    case known(NodeID)
  }

  private var nodes: [NodeID: Node] = [:]
  /// The root nodes from back to front.
  package private(set) var roots: [NodeID] = []
  package private(set) var focus: NodeID?
  package private(set) var title = ""

  package init() {}

  package subscript(id: NodeID) -> Node? { nodes[id] }
  package var count: Int { nodes.count }
  /// The IDs of all nodes, without an order.
  package var ids: some Collection<NodeID> { nodes.keys }
  package func contains(_ id: NodeID) -> Bool { nodes.index(forKey: id) != nil }

  /// Returns the children from back to front.
  ///
  /// - Parameter parent: The parent, or `nil` for the display itself.
  package func children(of parent: NodeID?) -> [NodeID] {
    parent.map { nodes[$0]?.children ?? [] } ?? roots
  }

  /// Applies the changes in order.
  ///
  /// - Throws: ``Mistake`` for a change that refers to a node that doesn't exist, or that creates an existing node.
  ///   The changes before it are applied.
  package mutating func apply(_ batch: [Change]) throws(Mistake) {
    for change in batch { try apply(change) }
  }

  /// Applies a change.
  ///
  /// - Throws: ``Mistake``. Nothing is changed in this case.
  package mutating func apply(_ change: Change) throws(Mistake) {
    func require(_ id: NodeID) throws(Mistake) {
      if !contains(id) { throw .unknown(id, change) }
    }
    switch change {
    case .create(let id, let content, let placement):
      if contains(id) { throw .known(id) }
      nodes[id] = Node(content: content, placement: placement)
    case .update(let id, let content):
      try require(id)
      nodes[id]!.content = content
    case .place(let id, let placement):
      try require(id)
      nodes[id]!.placement = placement
    case .arrange(let parent, let ids):
      if let parent { try require(parent) }
      let changed = children(of: parent).changedPart(in: ids)
      for id in ids[changed] { try require(id) }
      arrange(ids, changed, in: parent)
    case .remove(let id):
      try require(id)
      let node = nodes.removeValue(forKey: id)!
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == id }
      } else {
        roots.removeAll { $0 == id }
      }
      for child in node.children { nodes[child]?.parent = nil }
      if focus == id { focus = nil }
    case .move(let id, _), .still(let id, _):
      try require(id)
    case .focus(let id):
      if let id { try require(id) }
      focus = id
    case .title(let title): self.title = title
    case .announce, .copy, .open: break
    }
  }

  private mutating func arrange(_ ids: [NodeID], _ changed: Range<Int>, in parent: NodeID?) {
    let former = children(of: parent)
    for id in former[changed.lowerBound..<former.count - (ids.count - changed.upperBound)] {
      nodes[id]!.parent = nil
    }
    for id in ids[changed] {
      leaveParent(id, for: parent)
      nodes[id]!.parent = parent
    }
    if let parent { nodes[parent]!.children = ids } else { roots = ids }
  }

  /// Removes the node from its parent, because a node has at most one parent.
  private mutating func leaveParent(_ id: NodeID, for other: NodeID?) {
    guard let parent = nodes[id]!.parent, parent != other else { return }
    nodes[parent]!.children.removeAll { $0 == id }
    nodes[id]!.parent = nil
  }

  /// Returns the changes that show these nodes and their descendants on an empty display.
  package func changes(showing ids: [NodeID]) -> [Change] {
    var changes: [Change] = []
    // A loop, because recursion in a deep tree could overflow the stack.
    var open = ids
    while let id = open.popLast() {
      guard let node = nodes[id] else { continue }
      changes.append(.create(id, node.content, node.placement))
      open += node.children
    }
    changes += changes.compactMap { change in
      guard case .create(let id, _, _) = change, let children = nodes[id]?.children,
        !children.isEmpty
      else { return nil }
      return .arrange(id, children)
    }
    changes.append(.arrange(nil, ids))
    return changes
  }
}
