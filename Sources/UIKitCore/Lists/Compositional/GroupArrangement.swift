import Foundation

/// The frames of the cells in one group.
@MainActor struct GroupArrangement {
  var frames: [CGRect] = []
  /// The items that the cells belong to.
  private(set) var items: [NSCollectionLayoutItem] = []
  /// Whether the size of a cell is estimated.
  var isSelfSizing = false
  var hasEstimatedWidth = false
  /// Returns the measured size of a cell by its position in the group; `nil` if it isn't measured.
  let measured: (Int) -> CGSize?

  init(measured: @escaping (Int) -> CGSize? = { _ in nil }) {
    self.measured = measured
  }

  /// Adds a cell with a frame that the group determines.
  mutating func add(_ item: NSCollectionLayoutItem, frame: CGRect) {
    frames.append(frame)
    items.append(item)
  }

  /// Moves cells along a group and across it.
  mutating func move(
    _ range: Range<Int>, along: CGFloat, across: CGFloat, _ isHorizontal: Bool
  ) {
    guard along != 0 || across != 0 else { return }
    for index in range {
      frames[index].origin.x += isHorizontal ? along : across
      frames[index].origin.y += isHorizontal ? across : along
    }
  }

  /// - Returns: The size of the cell, including its insets.
  mutating func addCell(_ item: NSCollectionLayoutItem, in room: CGSize, size: CGSize?) -> CGSize {
    let dimensions = item.layoutSize
    var size = size ?? dimensions.size(in: room)
    let insets = item.contentInsets.bounded
    if dimensions.heightDimension.isEstimated || dimensions.widthDimension.isEstimated {
      isSelfSizing = true
      if dimensions.widthDimension.isEstimated { hasEstimatedWidth = true }
      if let measured = measured(frames.count) {
        if dimensions.heightDimension.isEstimated {
          size.height = measured.height + insets.top + insets.bottom
        }
        if dimensions.widthDimension.isEstimated {
          size.width = measured.width + insets.leading + insets.trailing
        }
      }
    }
    add(
      item,
      frame: CGRect(
        x: insets.leading, y: insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)))
    return size
  }
}
