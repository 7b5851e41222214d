import DisplayInterface
import Foundation

/// All that was told, for pages that come later, and what a page that came earlier was not told yet.
@MainActor final class PageState {
  struct Node {
    var content: Content
    var placement: Placement
  }

  /// What became different, whatever happened in between.
  struct Changes {
    var created: [NodeID] = []
    var updated: Set<NodeID> = []
    var placed: Set<NodeID> = []
    var arranged: Set<NodeID?> = []
    var removed: [NodeID] = []
    var movesFocus = false

    var isEmpty: Bool {
      created.isEmpty && updated.isEmpty && placed.isEmpty && arranged.isEmpty && removed.isEmpty
        && !movesFocus
    }
  }

  let pictures = PictureStore()
  private(set) var nodes: [NodeID: Node] = [:]
  private(set) var children: [NodeID?: [NodeID]] = [:]
  private(set) var focus: NodeID?
  private var changes = Changes()
  private var isNew: Set<NodeID> = []

  func apply(_ batch: [Change]) {
    for change in batch { apply(change) }
  }

  func takeChanges() -> Changes {
    defer {
      changes = Changes()
      isNew = []
    }
    return changes
  }

  /// The changes that make all this of nothing.
  var everything: Changes {
    Changes(
      created: nodes.keys.sorted { $0.rawValue < $1.rawValue }, arranged: Set(children.keys),
      movesFocus: focus != nil)
  }

  private func apply(_ change: Change) {
    switch change {
    case .create(let id, let content, let placement):
      nodes[id] = Node(content: content, placement: placement)
      pictures.update(id, shows: content)
      changes.created.append(id)
      isNew.insert(id)
    case .update(let id, let content):
      nodes[id]?.content = content
      pictures.update(id, shows: content)
      if !isNew.contains(id) { changes.updated.insert(id) }
    case .place(let id, let placement):
      guard let node = nodes[id] else { return }
      nodes[id]?.placement = placement
      guard !isNew.contains(id) else { return }
      changes.placed.insert(id)
      // Lines of text depend on the room for them.
      if node.content.body.isText, placement.frame.size != node.placement.frame.size {
        changes.updated.insert(id)
      }
    case .arrange(let parent, let ids):
      children[parent] = ids
      changes.arranged.insert(parent)
    case .remove(let id): remove(id)
    case .focus(let id):
      focus = id
      changes.movesFocus = true
    }
  }

  private func remove(_ id: NodeID) {
    nodes[id] = nil
    children[id] = nil
    pictures.update(id, shows: nil)
    changes.updated.remove(id)
    changes.placed.remove(id)
    changes.arranged.remove(id)
    // What nobody was told of needs no farewell.
    if isNew.remove(id) != nil {
      changes.created.removeAll { $0 == id }
    } else {
      changes.removed.append(id)
    }
  }
}

extension Content.Body {
  fileprivate var isText: Bool {
    switch self {
    case .text, .field: true
    default: false
    }
  }
}
