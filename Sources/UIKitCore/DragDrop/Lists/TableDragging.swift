import Foundation

/// Translates a table view's drag and drop interactions to calls of its drag delegate and its drop delegate.
final class TableDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let list: UITableView
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  /// The dragged items that come from this list, and their index paths.
  private var sources: [(item: UIDragItem, path: IndexPath)] = []
  private var proposal = UITableViewDropProposal(operation: .cancel)
  private var destination: IndexPath?

  init(_ list: UITableView) {
    self.list = list
  }

  /// Adds the drag and drop interactions for the delegates that exist, and removes the others.
  func delegatesDidChange() {
    let drags = list.dragDelegate != nil && list.dragInteractionEnabled
    if drags, drag == nil {
      let new = UIDragInteraction(delegate: self)
      drag = new
      list.addInteraction(new)
    } else if !drags, let old = drag {
      list.removeInteraction(old)
      drag = nil
    }
    if list.dropDelegate != nil, drop == nil {
      let new = UIDropInteraction(delegate: self)
      drop = new
      list.addInteraction(new)
    } else if list.dropDelegate == nil, let old = drop {
      list.removeInteraction(old)
      drop = nil
    }
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = list.indexPathForRow(at: session.location(in: list)) else { return [] }
    let items =
      list.dragDelegate?.tableView(list, itemsForBeginning: session, at: path) ?? []
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    for source in sources { list.cellForRow(at: source.path)?.dragStateDidChange(.dragging) }
    list.dragDelegate?.tableView(list, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    list.dragDelegate?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    list.dragDelegate?.tableView(list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    for cell in list.visibleCells { cell.dragStateDidChange(.none) }
    sources = []
    list.dragDelegate?.tableView(list, dragSessionDidEnd: session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  { list.dropDelegate?.tableView(list, canHandle: session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    list.dropDelegate?.tableView(list, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    destination = list.indexPathForRow(at: session.location(in: list))
    proposal =
      list.dropDelegate?.tableView(
        list, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UITableViewDropProposal(operation: .cancel)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    list.dropDelegate?.tableView(list, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let items = session.items.map { item in
      let path = sources.first { $0.item === item }?.path
      return DroppedItem(item, path, path.flatMap { list.rectForRow(at: $0).size })
    }
    list.dropDelegate?.tableView(
      list,
      performDropWith: Coordinator(
        list, items: items, destination: destination, proposal: proposal, session: session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hasActiveDrop = false
    list.dropDelegate?.tableView(list, dropSessionDidEnd: session)
  }

  // MARK: Coordinating

  private final class Coordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let list: UITableView

    init(
      _ list: UITableView, items: [DroppedItem], destination: IndexPath?,
      proposal: UITableViewDropProposal,
      session: any UIDropSession
    ) {
      self.list = list
      self.items = items
      destinationIndexPath = destination
      self.proposal = proposal
      self.session = session
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
      DragAnimator()
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
      -> any UIDragAnimating
    { DragAnimator() }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      DragAnimator()
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
    { TablePlaceholderContext(dragItem, placeholder, in: list) }
  }
}
