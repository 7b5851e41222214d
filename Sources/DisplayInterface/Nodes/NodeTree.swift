/// What a display shows, as the batches told it.
package struct NodeTree: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package var content: Content
    package var placement: Placement
    /// From back to front.
    package fileprivate(set) var children: [NodeID] = []
    package fileprivate(set) var parent: NodeID?
  }

  /// What a batch names that is not there.
  package enum Mistake: Error, Equatable {
    case unknown(NodeID, Change)
    case known(NodeID)
  }

  private var nodes: [NodeID: Node] = [:]
  /// From back to front.
  package private(set) var roots: [NodeID] = []
  package private(set) var focus: NodeID?
  package private(set) var title = ""

  package init() {}

  package subscript(id: NodeID) -> Node? { nodes[id] }
  package var count: Int { nodes.count }
  /// In no order.
  package var ids: some Collection<NodeID> { nodes.keys }
  package func contains(_ id: NodeID) -> Bool { nodes.index(forKey: id) != nil }

  /// From back to front.
  ///
  /// - Parameter parent: `nil` for the display itself.
  package func children(of parent: NodeID?) -> [NodeID] {
    parent.map { nodes[$0]?.children ?? [] } ?? roots
  }

  /// Applies the changes in order.
  ///
  /// - Throws: ``Mistake`` for a change that names a node that was never created or is removed already, or
  ///   that creates one twice. The changes before it are applied.
  package mutating func apply(_ batch: [Change]) throws(Mistake) {
    for change in batch { try apply(change) }
  }

  /// Applies one change.
  ///
  /// - Throws: ``Mistake``; then nothing has changed.
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

  /// A node shows in one place only.
  private mutating func leaveParent(_ id: NodeID, for other: NodeID?) {
    guard let parent = nodes[id]!.parent, parent != other else { return }
    nodes[parent]!.children.removeAll { $0 == id }
    nodes[id]!.parent = nil
  }

  /// The changes that show these nodes, with all that is in them, on a display that knows nothing yet.
  package func changes(showing ids: [NodeID]) -> [Change] {
    var changes: [Change] = []
    // Deep trees don't take the stack.
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
