import DisplayInterface
import Foundation
import UIKitDiagnostics

/// The nodes and animations of layers that belong to no view.
extension Renderer {
  /// Sends motions of a layer that belongs to no view to the display.
  ///
  /// - Parameter motions: A closure that returns the motions. It's called when the changes of the view are sent.
  func move(_ layer: CALayer, in view: UIView, _ motions: @escaping () -> [Motion]) {
    guard UIApplication.shared.display.traits.animates, view.window != nil else { return }
    if view.layer.movingLayers == nil {
      view.layer.movingLayers = MovingLayers()
      view.layersDidChange(#fileID, #line)
    }
    tell(view) { _ in
      guard let nodes = layer.nodes, nodes.owner != nil else { return [] }
      return motions().map { .move(nodes.id(for: $0.track), $0) }
    }
  }

  func still(_ layer: CALayer, in view: UIView, _ number: Int) {
    tell(view) { _ in
      guard let nodes = layer.nodes, nodes.owner != nil else { return [] }
      return [.still(nodes.anchor, number), .still(nodes.box, number)]
    }
  }

  /// Sends the differences of the nodes of a view's layers to the display.
  ///
  /// - Returns: `true` if the top nodes or their order have changed.
  func visitLayers(of view: UIView) -> Bool {
    guard let moving = view.layerStorage?.movingLayers else { return false }
    let traits = view.traitsSeen ?? view.traitCollection
    var shown: [LayerNodes] = []
    let roots = view.layer.shownSublayers.map { layer in
      descend { visit(layer, of: moving, traits, &shown) }
    }
    let kept = Set(shown.map(\.anchor))
    for nodes in moving.shown where !kept.contains(nodes.anchor) {
      nodes.owner = nil
      nodes.ids.forEach(discard)
    }
    moving.shown = shown
    defer { moving.roots = roots }
    return roots != moving.roots
  }

  private func visit(
    _ layer: CALayer, of moving: MovingLayers, _ traits: UITraitCollection,
    _ shown: inout [LayerNodes]
  ) -> NodeID {
    let nodes: LayerNodes
    if let known = layer.nodes, known.owner === moving {
      nodes = known
    } else {
      nodes = LayerNodes(moving, makeID)
      layer.nodes = nodes
    }
    shown.append(nodes)
    let parts = layer.shownParts(traits)
    show(nodes.anchor, parts.anchor, in: nodes)
    show(nodes.box, parts.box, in: nodes)
    show(nodes.picture, parts.picture, in: nodes)
    let isNew = nodes.children.isEmpty
    let children =
      [nodes.picture]
      + layer.shownSublayers.map { layer in descend { visit(layer, of: moving, traits, &shown) } }
    if children != nodes.children { tell(.arrange(nodes.box, children)) }
    if isNew { tell(.arrange(nodes.anchor, [nodes.box])) }
    nodes.children = children
    return nodes.anchor
  }

  private func show(_ id: NodeID, _ part: (NodeContent, NodePlacement), in nodes: LayerNodes) {
    let told = nodes.told.updateValue(part, forKey: id)
    guard let told else { return tell(.create(id, part.0, part.1)) }
    if told.content != part.0 { tell(.update(id, part.0)) }
    if told.placement != part.1 { tell(.place(id, part.1)) }
  }

  /// Adds the changes that create the nodes of a layer and its sublayers.
  ///
  /// - Returns: The top node.
  static func add(
    _ layer: CALayer, _ traits: UITraitCollection, to changes: inout [Change], _ next: () -> NodeID
  ) -> NodeID {
    let parts = layer.shownParts(traits)
    let (anchor, box, picture) = (next(), next(), next())
    for (id, part) in [(anchor, parts.anchor), (box, parts.box), (picture, parts.picture)] {
      changes.append(.create(id, part.0, part.1))
    }
    let children = layer.shownSublayers.map { layer in
      descend { add(layer, traits, to: &changes, next) }
    }
    changes += [.arrange(box, [picture] + children), .arrange(anchor, [box])]
    return anchor
  }
}
