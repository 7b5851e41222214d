import DisplayInterface
import UIKitCore

/// A node of a display, with the effects of its ancestors.
struct ShownNode {
  let id: NodeID
  let node: NodeTree.Node
  /// The transform from the node's coordinates to the window's.
  private let toWindow: CGAffineTransform
  /// The area that isn't clipped by ancestors, in the window's coordinates.
  private let room: CGRect

  /// The visible part of the node, in the window's coordinates, or `nil` if no part is visible.
  var visibleRect: CGRect? {
    let rect = node.placement.bounds.applying(toWindow).intersection(room)
    return rect.isNull || rect.isEmpty ? nil : rect
  }

  /// Creates the node of a display's window.
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

  /// Returns a child of the node.
  func entering(_ id: NodeID, _ child: NodeTree.Node) -> ShownNode {
    ShownNode(
      id, child, toWindow: child.placement.transformToParent.concatenating(toWindow), room: room)
  }

  /// - Parameter rect: A rectangle in the node's coordinates.
  func inWindow(_ rect: CGRect) -> CGRect { rect.applying(toWindow) }

  /// The node's elements that have no nodes.
  var elements: [Accessibility.Element] { node.content.accessibility?.elements ?? [] }

  var placeholder: String? {
    guard case .field(let field) = node.content.body else { return nil }
    return field.placeholder.string
  }

  /// The names by which a user or a program can refer to the node: its identifier, its label and the text it
  /// displays.
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
  /// A Boolean value that indicates whether the node is visible if nothing covers it.
  var shows: Bool { content.box.alpha >= 0.01 }
}

extension NodePlacement {
  /// The bounds of the node, in its own coordinates.
  fileprivate var bounds: CGRect { CGRect(origin: origin, size: transform?.size ?? frame.size) }

  /// The transform from the node's coordinates to the parent's.
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
