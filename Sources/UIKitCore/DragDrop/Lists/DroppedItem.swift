import Foundation

/// An item that was dropped on a list.
final class DroppedItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize?) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size ?? .zero
  }
}
