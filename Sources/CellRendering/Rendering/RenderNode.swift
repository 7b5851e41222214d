import DisplayInterface
import UIKitDiagnostics

/// A node of the rendered tree.
final class RenderNode {
  let id: NodeID
  var content: Content {
    didSet {
      layout = nil
      picture = nil
    }
  }
  var placement: Placement
  var children: [RenderNode] = []
  weak var parent: RenderNode?

  /// The most recent text layout, and the size for which it was made.
  var layout: (columns: Int, rows: Int, layout: TextLayout)?
  /// The most recently scaled image.
  var picture: HalfBlockPicture?
  /// The first visible column of a field's text.
  var scrollColumn = 0

  init(id: NodeID, content: Content, placement: Placement) {
    self.id = id
    self.content = content
    self.placement = placement
  }

  deinit { releaseNested(&children) }
}
