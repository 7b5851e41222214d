import DisplayInterface
import UIKitCore

/// A node of a display as it shows, with what it has from the nodes around it.
struct ShownNode {
  let id: NodeID
  let node: NodeTree.Node
  /// From the node's own coordinates to the window's.
  private let toWindow: CGAffineTransform
  /// What the nodes around it leave to be seen, in the window's coordinates.
  private let room: CGRect

  /// The part of the node that shows, in the window's coordinates; `nil` where nothing of it does.
  var visibleRect: CGRect? {
    let rect = node.placement.bounds.applying(toWindow).intersection(room)
    return rect.isNull || rect.isEmpty ? nil : rect
  }

  /// The window of a display.
  init(window id: NodeID, _ node: NodeTree.Node) {
    self.init(id, node, toWindow: .identity, room: node.placement.bounds)
  }

  private init(_ id: NodeID, _ node: NodeTree.Node, toWindow: CGAffineTransform, room: CGRect) {
    self.id = id
    self.node = node
    self.toWindow = toWindow
    self.room =
      node.placement.clips
      ? room.intersection(node.placement.bounds.applying(toWindow)) : room
  }

  /// A child of the node.
  func entering(_ id: NodeID, _ child: NodeTree.Node) -> ShownNode {
    ShownNode(
      id, child, toWindow: child.placement.transformToParent.concatenating(toWindow), room: room)
  }

  /// - Parameter rect: In the node's own coordinates.
  func inWindow(_ rect: CGRect) -> CGRect { rect.applying(toWindow) }

  /// Its parts that have no nodes.
  var elements: [Accessibility.Element] { node.content.accessibility?.elements ?? [] }

  var placeholder: String? {
    guard case .field(let field) = node.content.body else { return nil }
    return field.placeholder.string
  }

  /// What a person or a program may call it: its identifier, its label or the text it shows.
  var names: [String] {
    var names = [node.content.accessibility?.identifier, node.content.accessibility?.label]
    switch node.content.body {
    case .text(let text): names.append(text.string)
    case .field(let field):
      let text = field.text.string
      if !field.isSecure { names.append(text) }
      if text.isEmpty { names.append(field.placeholder.string) }
    default: break
    }
    return names.compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension NodeTree.Node {
  /// Whether the node can be seen if nothing covers it.
  var shows: Bool { content.box.alpha >= 0.01 }
}

extension Placement {
  /// The node's box in its own coordinates.
  fileprivate var bounds: CGRect { CGRect(origin: origin, size: transform?.size ?? frame.size) }

  /// From the node's own coordinates to the parent's.
  fileprivate var transformToParent: CGAffineTransform {
    guard let transform else {
      return CGAffineTransform(translationX: frame.minX - origin.x, y: frame.minY - origin.y)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(
        CGAffineTransform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: frame.midX,
          ty: frame.midY))
  }
}
