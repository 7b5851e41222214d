import Foundation

/// Translates a collection view's drag and drop interactions to calls of its drag delegate and its drop
/// delegate.
final class CollectionDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let list: UICollectionView
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  /// The dragged items that come from this list, and their index paths.
  private var sources: [(item: UIDragItem, path: IndexPath)] = []
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?

  init(_ list: UICollectionView) {
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
    guard let path = list.indexPathForItem(at: session.location(in: list)) else { return [] }
    let items =
      list.dragDelegate?.collectionView(list, itemsForBeginning: session, at: path) ?? []
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    list.unhighlight()
    for source in sources { list.cellForItem(at: source.path)?.dragStateDidChange(.dragging) }
    list.dragDelegate?.collectionView(list, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    for cell in list.cells.values { cell.dragStateDidChange(.none) }
    sources = []
    list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  { list.dropDelegate?.collectionView(list, canHandle: session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    list.dropDelegate?.collectionView(list, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    destination = list.indexPathForItem(at: session.location(in: list))
    proposal =
      list.dropDelegate?.collectionView(
        list, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    list.dropDelegate?.collectionView(list, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let items = session.items.map { item in
      let path = sources.first { $0.item === item }?.path
      return DroppedItem(item, path, path.flatMap { list.layoutAttributesForItem(at: $0)?.size })
    }
    list.dropDelegate?.collectionView(
      list,
      performDropWith: Coordinator(
        list, items: items, destination: destination, proposal: proposal, session: session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hasActiveDrop = false
    list.dropDelegate?.collectionView(list, dropSessionDidEnd: session)
  }

  // MARK: Coordinating

  private final class Coordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let list: UICollectionView

    init(
      _ list: UICollectionView, items: [DroppedItem], destination: IndexPath?,
      proposal: UICollectionViewDropProposal,
      session: any UIDropSession
    ) {
      self.list = list
      self.items = items
      destinationIndexPath = destination
      self.proposal = proposal
      self.session = session
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
      DragAnimator()
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
      -> any UIDragAnimating
    { DragAnimator() }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      DragAnimator()
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
      -> any UICollectionViewDropPlaceholderContext
    { CollectionPlaceholderContext(dragItem, placeholder, in: list) }
  }
}
