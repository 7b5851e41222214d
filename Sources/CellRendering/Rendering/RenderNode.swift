import DisplayInterface
import Foundation
import UIKitDiagnostics

/// A node of the rendered tree.
final class RenderNode {
  let id: NodeID
  var content: NodeContent {
    didSet {
      layout = nil
      picture = nil
      extentChanged()
    }
  }
  var placement: NodePlacement {
    didSet { extentChanged() }
  }
  var children: [RenderNode] = [] {
    didSet {
      for index in children.indices { children[index].index = index }
      groupExtents = Array(
        repeating: nil, count: (children.count + Self.groupSize - 1) / Self.groupSize)
      extentChanged()
    }
  }
  weak var parent: RenderNode?

  /// The most recent text layout, and the size for which it was made.
  var layout: (columns: Int, rows: Int, layout: TextLayout)?
  /// The most recently scaled image.
  var picture: HalfBlockPicture?
  /// The first visible column of a field's text.
  var scrollColumn = 0

  // A painter skips the nodes that draw nothing in the visible area. It skips children in groups, so that a frame
  // doesn't take time for each child.

  private static let groupSize = 64
  /// The position among the parent's children.
  private var index = 0
  /// The known value of ``extent``, which is `nil` if one of those on which it depends is.
  var knownExtent: Extent?
  /// The known extents of the groups of children.
  var groupExtents: [Extent?] = []

  init(id: NodeID, content: NodeContent, placement: NodePlacement) {
    self.id = id
    self.content = content
    self.placement = placement
  }

  deinit { releaseNested(&children) }

  /// The extent of the node and its descendants, in the coordinates of its frame.
  var extent: Extent {
    if let knownExtent { return knownExtent }
    let frame = placement.frame.standardized
    var extent = Extent(frame)
    if case .text(let text) = content.body, let part = text.frame {
      extent = extent.union(Extent(part.offsetBy(dx: frame.minX, dy: frame.minY)))
    }
    if !placement.clips {
      let (x, y) = (frame.minX - placement.origin.x, frame.minY - placement.origin.y)
      for group in groupExtents.indices {
        extent = extent.union(self.extent(ofGroup: group).offsetBy(x, y))
      }
    }
    knownExtent = extent
    return extent
  }

  /// Returns the extent of a group of children, in the coordinates of their frames.
  func extent(ofGroup group: Int) -> Extent {
    if let extent = groupExtents[group] { return extent }
    var extent = Extent.nothing
    for child in children(inGroup: group) {
      extent = extent.union(descend { child.extent })
    }
    groupExtents[group] = extent
    return extent
  }

  func children(inGroup group: Int) -> ArraySlice<RenderNode> {
    let start = group * Self.groupSize
    return children[start..<min(start + Self.groupSize, children.count)]
  }

  private func extentChanged() {
    var node = self
    node.knownExtent = nil
    while let parent = node.parent {
      let group = node.index / Self.groupSize
      // A child that's being moved to this parent has its former index.
      guard parent.groupExtents.indices.contains(group), parent.groupExtents[group] != nil
      else { return }
      parent.groupExtents[group] = nil
      if parent.placement.clips { return }
      parent.knownExtent = nil
      node = parent
    }
  }
}
