import DisplayInterface
import Foundation

/// The state of the node tree, for new pages, and the changes that haven't been sent to existing pages yet.
@MainActor final class PageState {
  /// The accumulated changes, without intermediate states.
  struct Changes {
    var created: [NodeID] = []
    var updated: Set<NodeID> = []
    var placed: Set<NodeID> = []
    var arranged: Set<NodeID?> = []
    var removed: [NodeID] = []
    /// Motions that begin or end, in order.
    var motions: [Change] = []
    var announcements: [String] = []
    var movesFocus = false
    var changesTitle = false
    /// Changes for the page that was used last.
    var errands: [Change] = []

    var isEmpty: Bool {
      created.isEmpty && updated.isEmpty && placed.isEmpty && arranged.isEmpty && removed.isEmpty
        && motions.isEmpty && announcements.isEmpty && !movesFocus && !changesTitle
        && errands.isEmpty
    }
  }

  let pictures = PictureStore()
  private(set) var tree = NodeTree()
  private var changes = Changes()
  private var isNew: Set<NodeID> = []
  /// The motions that repeat until they're ended.
  private var lasting: [NodeID: [Motion]] = [:]

  func apply(_ batch: [Change]) {
    for change in batch { apply(change) }
  }

  func takeChanges() -> Changes {
    defer {
      changes = Changes()
      isNew = []
    }
    // A node that no page has received needs no removal.
    changes.created.removeAll { !isNew.contains($0) }
    return changes
  }

  /// The changes that create the whole state from an empty page.
  var everything: Changes {
    Changes(
      created: tree.ids.sorted { $0.rawValue < $1.rawValue },
      arranged: Set(tree.ids.filter { !tree[$0]!.children.isEmpty } + [nil]),
      motions: lasting.flatMap { id, motions in motions.map { .move(id, $0) } },
      movesFocus: tree.focus != nil, changesTitle: true)
  }

  private func apply(_ change: Change) {
    let former: NodePlacement? =
      if case .place(let id, _) = change { tree[id]?.placement } else { nil }
    guard (try? tree.apply(change)) != nil else { return }
    switch change {
    case .create(let id, let content, _):
      pictures.update(id, shows: content)
      changes.created.append(id)
      isNew.insert(id)
    case .update(let id, let content):
      pictures.update(id, shows: content)
      if !isNew.contains(id) { changes.updated.insert(id) }
    case .place(let id, let placement):
      guard !isNew.contains(id) else { return }
      changes.placed.insert(id)
      // The lines of a text depend on its size.
      if tree[id]!.content.body.isText, placement.box.size != former?.box.size {
        changes.updated.insert(id)
      }
    case .arrange(let parent, _): changes.arranged.insert(parent)
    case .remove(let id): remove(id)
    case .move(let id, let motion):
      changes.motions.append(change)
      if motion.repeatCount == .infinity { lasting[id, default: []].append(motion) }
    case .still(let id, let number):
      changes.motions.append(change)
      lasting[id]?.removeAll { $0.number == number }
    case .focus: changes.movesFocus = true
    case .announce(let words): changes.announcements.append(words)
    case .title: changes.changesTitle = true
    case .copy, .open: changes.errands.append(change)
    }
  }

  private func remove(_ id: NodeID) {
    pictures.update(id, shows: nil)
    lasting[id] = nil
    changes.updated.remove(id)
    changes.placed.remove(id)
    changes.arranged.remove(id)
    if isNew.remove(id) == nil { changes.removed.append(id) }
  }
}

extension NodeContent.Body {
  fileprivate var isText: Bool {
    switch self {
    case .text, .field: true
    default: false
    }
  }
}
