import DisplayInterface

/// The nodes of a layer that is no view's.
@MainActor package final class LayerNodes {
  /// At the layer's anchor point, without a size: it moves, turns and fades.
  let anchor: NodeID
  /// The layer's bounds, with its sublayers.
  let box: NodeID
  /// What the layer draws, which may be beyond its bounds.
  let picture: NodeID
  weak var owner: MovingLayers?
  /// What the display was told of each.
  var told: [NodeID: (content: Content, placement: Placement)] = [:]
  var children: [NodeID] = []

  init(_ owner: MovingLayers, _ next: () -> NodeID) {
    self.owner = owner
    (anchor, box, picture) = (next(), next(), next())
  }

  /// From the innermost.
  var ids: [NodeID] { [picture, box, anchor] }

  func id(for track: Motion.Track) -> NodeID {
    switch track {
    case .size, .background, .cornerRadius, .scroll: box
    case .offset, .matrix, .scale, .rotation, .opacity, .replacement: anchor
    }
  }
}
