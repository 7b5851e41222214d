import DisplayInterface

/// The nodes of a layer that belongs to no view.
@MainActor package final class LayerNodes {
  /// A node without a size at the layer's anchor point, which has its transform and opacity.
  let anchor: NodeID
  /// The layer's bounds, with its sublayers.
  let box: NodeID
  /// The layer's drawing, which can exceed its bounds.
  let picture: NodeID
  weak var owner: MovingLayers?
  /// The content and placement that the display last received for each node.
  var told: [NodeID: (content: NodeContent, placement: NodePlacement)] = [:]
  var children: [NodeID] = []

  init(_ owner: MovingLayers, _ next: () -> NodeID) {
    self.owner = owner
    (anchor, box, picture) = (next(), next(), next())
  }

  /// The nodes, the innermost first.
  var ids: [NodeID] { [picture, box, anchor] }

  func id(for track: Motion.Track) -> NodeID {
    switch track {
    case .size, .background, .cornerRadius, .scroll: box
    case .offset, .matrix, .scale, .rotation, .opacity, .replacement: anchor
    }
  }
}
