import DisplayInterface
import UIKitDiagnostics

/// A node of the tree on screen.
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

  /// Text as last broken, for the room it was broken for.
  var layout: (columns: Int, rows: Int, layout: TextLayout)?
  /// Pixels as last scaled.
  var picture: HalfBlockPicture?
  /// The first column of a field's text that shows.
  var scrollColumn = 0

  init(id: NodeID, content: Content, placement: Placement) {
    self.id = id
    self.content = content
    self.placement = placement
  }

  deinit { releaseNested(&children) }
}
