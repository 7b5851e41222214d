import DisplayInterface
import Foundation
import HeadlessDisplay
import UIKitCore

/// Finds elements by what the display shows.
///
/// Views are only needed for what displays don't know: whether they react to a tap or take keys, and where a touch
/// goes.
@MainActor final class ScreenSearch {
  private let tree: NodeTree
  /// The windows from front to back.
  private let windows: [UIWindow]
  private lazy var views = viewsByNode()

  /// - Parameter windows: The windows from front to back.
  init(_ display: HeadlessDisplay, windows: [UIWindow]) {
    CATransaction.flush()
    tree = display.tree
    self.windows = windows
  }

  /// Returns `true` if a visible text, label or identifier matches `name`.
  func shows(_ name: ScreenName) -> Bool {
    nodes.contains {
      $0.names.contains(where: name.matches) || !elements(named: name, in: $0).isEmpty
    }
  }

  /// Returns the elements whose identifier, label or visible text matches `name`: those that react to a tap, with
  /// each control and row once, or else the others.
  func targets(named name: ScreenName) -> [ScreenTarget] {
    let targets = nodes(named: name).reduce(into: [ScreenTarget]()) { known, shown in
      guard let target = target(shown) else { return }
      let isKnown = known.contains {
        if let control = target.control { return $0.control === control }
        return $0.control == nil && target.view.isDescendant(of: $0.view)
      }
      if !isKnown { known.append(target) }
    }
    let all = targets + elementTargets(named: name)
    let tappable = all.filter { $0.control != nil }
    if !tappable.isEmpty { return tappable }
    let switches = nodes(labelled: name) { self.views[$0] is UISwitch }.compactMap(target)
    return switches.isEmpty ? all : switches
  }

  private func target(_ shown: ShownNode) -> ScreenTarget? {
    guard let view = views[shown.id] else { return nil }
    let control = sequence(first: view, next: \.superview).first {
      $0.canBecomeFocused || $0 is UIControl
    }
    let middle = shown.visibleRect.map { CGPoint(x: $0.midX, y: $0.midY) }
    return ScreenTarget(
      view: view, control: control,
      point: middle.flatMap { isReached($0, view, in: control) ? $0 : nil })
  }

  private func isReached(_ point: CGPoint, _ view: UIView, in control: UIView?) -> Bool {
    let hits = windows.lazy.compactMap { $0.hitTest($0.convert(point, from: nil), with: nil) }
    guard let hit = hits.first else { return false }
    // A label passes touches through to the view below it.
    return hit.isDescendant(of: control ?? view) || control == nil && view.isDescendant(of: hit)
  }

  // MARK: Elements

  /// Returns the elements without a node that match `name`. A tap on such an element is a tap on the view that
  /// provides it.
  private func elementTargets(named name: ScreenName) -> [ScreenTarget] {
    nodes.flatMap { shown in
      elements(named: name, in: shown).compactMap { target(element: $0, of: shown) }
    }
  }

  /// Returns the indices of the elements that match `name`.
  private func elements(named name: ScreenName, in shown: ShownNode) -> [Int] {
    shown.elements.indices.filter { index in
      let element = shown.elements[index].accessibility
      return [element.identifier, element.label].contains { $0.map(name.matches) == true }
    }
  }

  private func target(element index: Int, of shown: ShownNode) -> ScreenTarget? {
    guard let view = views[shown.id], let traits = traits(ofElement: index, in: view) else {
      return nil
    }
    let frame = shown.inWindow(shown.elements[index].frame)
    let isTappable = !traits.isDisjoint(with: [.button, .link, .tabBar])
    let center = CGPoint(x: frame.midX, y: frame.midY)
    return ScreenTarget(
      view: view, control: isTappable ? view : nil,
      point: isReached(center, view, in: nil) ? center : nil)
  }

  /// Returns all traits of an element. Displays know only one of them, as its role.
  private func traits(ofElement index: Int, in view: UIView) -> UIAccessibilityTraits? {
    let elements = view.toldElements
    return elements.indices.contains(index) ? elements[index].element.accessibilityTraits : nil
  }

  // MARK: Fields

  /// Returns the fields that match `name`, or else those whose placeholder or label does. The label is the nearest
  /// text to the left in the field's row. Without one, it's the text right above the field, then the nearest text
  /// to the left in a neighboring row, then any text above. A label belongs to the field that is nearest to it.
  func fields(named name: ScreenName) -> [ScreenTarget] {
    var fields: [ShownNode] = []
    for field in nodes(named: name).flatMap(fields(in:))
    where !fields.contains(where: { $0.id == field.id }) {
      fields.append(field)
    }
    return (fields.isEmpty ? nodes(labelled: name, where: isField) : fields).compactMap(target)
  }

  /// Returns the fields in the node, including the node itself, or else the field that contains the node.
  private func fields(in shown: ShownNode) -> [ShownNode] {
    var held: [ShownNode] = []
    for node in nodes(in: shown)
    where isField(node.id) && !held.contains(where: { path(to: node.id).contains($0.id) }) {
      held.append(node)
    }
    if !held.isEmpty { return held }
    let field = path(to: shown.id).first(where: isField)
    return ShownNodes(tree, from: roots).first { $0.id == field }.map { [$0] } ?? []
  }

  private func isField(_ id: NodeID) -> Bool { views[id] is any UIKeyInput }

  /// Returns the node and its ancestors, from the inside out.
  private func path(to id: NodeID) -> some Sequence<NodeID> {
    sequence(first: id) { self.tree[$0]?.parent }
  }

  private func nodes(labelled name: ScreenName, where isMeant: (NodeID) -> Bool) -> [ShownNode] {
    var texts: [(text: String, rect: CGRect)] = []
    var fields: [(node: ShownNode, rect: CGRect)] = []
    for shown in nodes {
      guard let rect = shown.visibleRect else { continue }
      if isMeant(shown.id) {
        fields.append((shown, rect))
      } else if case .text(let text) = shown.node.content.body {
        texts.append((text.string, rect))
      }
    }
    var found: [ShownNode] = []
    var nearest: [(node: ShownNode, label: CGRect, distance: CGFloat)] = []
    for (node, field) in fields {
      let left = texts.filter {
        $0.rect.maxX <= field.minX && $0.rect.minY < field.midY && field.midY < $0.rect.maxY
      }.max { $0.rect.maxX < $1.rect.maxX }
      let above = texts.filter {
        $0.rect.maxY <= field.minY && $0.rect.minX < field.maxX && field.minX < $0.rect.maxX
      }.max { $0.rect.maxY < $1.rect.maxY }
      // Rounding to rows can put the label and the field in neighboring rows.
      let near = texts.filter {
        $0.rect.maxX <= field.minX && $0.rect.minY <= field.maxY && field.minY <= $0.rect.maxY
      }.max { $0.rect.maxX < $1.rect.maxX }
      let isAboveNear = above.map { field.minY - $0.rect.maxY < field.height } ?? false
      let beside = left ?? (isAboveNear ? nil : near)
      // A placeholder names its field even after the user has typed into it.
      if let placeholder = nodes(in: node).lazy.compactMap(\.placeholder).first,
        name.matches(placeholder)
      {
        found.append(node)
      } else if let label = beside ?? above, name.matches(label.text) {
        let distance = beside == nil ? field.minY - label.rect.maxY : field.minX - label.rect.maxX
        let known = nearest.firstIndex { $0.label == label.rect }
        if let known, nearest[known].distance <= distance { continue }
        if let known { nearest.remove(at: known) }
        nearest.append((node, label.rect, distance))
      }
    }
    return found + nearest.map(\.node)
  }

  // MARK: Tappable elements

  /// The names of the elements that react to a tap, each once.
  var tappable: [String] {
    var names: [String] = []
    for shown in nodes {
      guard let view = views[shown.id] else { continue }
      for (element, told) in view.toldElements where element.accessibilityTraits.contains(.button) {
        if let name = told.accessibility.label, !names.contains(name) { names.append(name) }
      }
      guard view.canBecomeFocused, let name = title(of: shown), !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// The names of the fields.
  var typable: [String] {
    let fields = nodes.filter { self.isField($0.id) }
    return fields.compactMap { field in
      nodes(in: field).lazy.compactMap(\.placeholder).first ?? title(of: field)
    }
  }

  /// Returns the first name of a node, or of a visible node in it.
  private func title(of shown: ShownNode) -> String? {
    nodes(in: shown).lazy.filter { $0.visibleRect != nil }.compactMap(\.names.first).first
  }

  // MARK: Nodes

  private func nodes(named name: ScreenName) -> [ShownNode] {
    nodes.filter { $0.names.contains(where: name.matches) }
  }

  /// The nodes that are visible if nothing covers them.
  private var nodes: some Sequence<ShownNode> {
    ShownNodes(tree, from: roots).lazy.filter { $0.visibleRect != nil }
  }

  private var roots: [ShownNode] {
    windows.compactMap { window in
      guard let id = window.nodeID, tree.roots.contains(id), let node = tree[id] else { return nil }
      return ShownNode(window: id, node)
    }
  }

  private func nodes(in shown: ShownNode) -> ShownNodes { ShownNodes(tree, from: [shown]) }

  private func viewsByNode() -> [NodeID: UIView] {
    var views: [NodeID: UIView] = [:]
    var rest: [UIView] = windows
    while let view = rest.popLast() {
      guard let id = view.nodeID else { continue }
      views[id] = view
      rest += view.subviews
    }
    return views
  }
}
