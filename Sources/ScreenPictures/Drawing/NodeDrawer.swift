import DisplayInterface
import Foundation
import PointText

/// Draws nodes and their descendants.
@MainActor struct NodeDrawer {
  let canvas: Canvas
  let tree: NodeTree
  let traits: DisplayTraits
  let placer: TextPlacer
  let showsFocus: Bool

  private enum Visit {
    /// Draws the node. The point is the origin of the parent's coordinates.
    case node(NodeID, CGPoint)
    /// Ends the node, after its descendants.
    case end(NodeID, Shape)
  }

  /// - Parameter ids: The nodes, from back to front.
  func draw(_ ids: [NodeID]) {
    // A loop instead of recursion, because a deep tree could overflow the stack.
    var open = ids.reversed().map { Visit.node($0, .zero) }
    while let visit = open.popLast() {
      switch visit {
      case .node(let id, let origin):
        guard let node = tree[id], node.content.box.alpha > 0 else { continue }
        let placement = node.placement
        let frame = placement.box.offsetBy(dx: origin.x, dy: origin.y)
        let box = node.content.box
        let shape = Shape(rect: frame, radius: box.cornerRadius, corners: box.corners)
        begin(node, shape)
        open.append(.end(id, shape))
        let inner = CGPoint(x: frame.minX - placement.origin.x, y: frame.minY - placement.origin.y)
        open += node.children.reversed().map { .node($0, inner) }
      case .end(let id, let shape):
        if let node = tree[id] { end(node, shape, isFocused: id == tree.focus) }
      }
    }
  }

  private func begin(_ node: NodeTree.Node, _ shape: Shape) {
    canvas.beginGroup(transform: AffineTransform(node.placement.transform, about: shape.rect))
    BoxEffects(canvas: canvas, box: node.content.box, shape: shape).drawShadow()
    if let color = node.content.box.background, color.alpha > 0 {
      var element = shape.element
      element.add("fill", color)
      canvas.add(element.empty, bounds: shape.rect)
    }
    canvas.beginGroup(in: node.placement.clips ? shape.rect : nil)
    draw(node.content.body, of: node, in: shape.rect)
  }

  private func end(_ node: NodeTree.Node, _ shape: Shape, isFocused: Bool) {
    let content = node.content
    canvas.endGroup(
      opacity: content.role == .button && content.isHighlighted ? 0.4 : 1,
      clip: node.placement.clips ? shape : nil)
    if let border = content.box.border, border.width > 0 {
      draw(border, inside: shape)
    }
    if isFocused, showsFocus, !content.body.isField {
      draw(Self.focusRing, inside: shape.inset(by: -3))
    }
    canvas.endGroup(
      opacity: content.box.alpha,
      attributes: BoxEffects(canvas: canvas, box: content.box, shape: shape).attributes)
  }

  private static let focusRing = Box.Border(
    width: 2, color: Color(red: 10 / 255, green: 132 / 255, blue: 1))

  private func draw(_ border: Box.Border, inside shape: Shape) {
    var element = shape.inset(by: border.width / 2).element
    element.add("fill", "none")
    element.add("stroke", border.color)
    element.add("stroke-width", border.width)
    canvas.add(element.empty, bounds: shape.rect)
  }

  private func draw(_ body: NodeContent.Body, of node: NodeTree.Node, in frame: CGRect) {
    if node.content.isMirrored {
      canvas.beginGroup(
        transform: AffineTransform(m11: -1, m12: 0, m21: 0, m22: 1, tX: 2 * frame.midX, tY: 0))
    }
    defer { if node.content.isMirrored { canvas.endGroup() } }
    let controls = ControlDrawer(canvas: canvas, traits: traits)
    let opacity = node.content.isEnabled ? 1 : 0.5
    switch body {
    case .none: break
    case .text(let text): TextDrawer(canvas: canvas, placer: placer).draw(text, in: frame)
    case .field(let field):
      let origin = field.isMultiline ? node.placement.origin : .zero
      TextDrawer(canvas: canvas, placer: placer).draw(
        field, in: frame.offsetBy(dx: -origin.x, dy: -origin.y), tint: node.content.tint)
    case .image(let image): ImageDrawer(canvas: canvas).draw(image, in: frame)
    case .rule(let color): controls.drawRule(color, in: frame)
    case .activity(let color, _): controls.drawActivity(color, in: frame)
    case .toggle(let isOn, let tint):
      controls.drawToggle(isOn: isOn, tint: tint, opacity: opacity, in: frame)
    case .slider(let value, let tint):
      controls.drawSlider(value, tint: tint, opacity: opacity, in: frame)
    case .progress(let value, let tint, let track):
      controls.drawProgress(value, tint: tint, track: track, in: frame)
    }
  }
}

extension NodeContent.Body {
  fileprivate var isField: Bool { if case .field = self { true } else { false } }
}
