package import DisplayInterface

/// A renderer that maintains the node tree of a display, and draws it in cells.
package final class CellRenderer {
  /// The nodes by the raw values of their identifiers.
  ///
  /// Foundation has dictionaries with keys of this type. For another type, the runtime would search all conformances
  /// of the program for that to `Hashable`, once.
  private var nodes: [UInt64: RenderNode] = [:]
  private(set) var roots: [RenderNode] = []
  private var focus: NodeID?
  private var buffer = CellBuffer(columns: 0, rows: 0)
  private var renderedTick = 0
  private var needsRender = true

  /// The appearance of the terminal where nothing is drawn: light or dark.
  package var style: DisplayTraits.Style {
    didSet { if style != oldValue { needsRender = true } }
  }
  /// The cell of the caret in the most recently rendered screen, or `nil` if there's no caret.
  package private(set) var caret: (column: Int, row: Int)?
  /// A Boolean value that indicates whether the most recently rendered screen contains an animated activity
  /// indicator.
  package private(set) var isAnimating = false

  package init(style: DisplayTraits.Style = .light) {
    self.style = style
  }

  package func apply(_ batch: [Change]) {
    for change in batch { apply(change) }
  }

  /// Returns the screen in a size, limited to that of a ``CellBuffer``. Returns the previous screen if nothing has
  /// changed.
  /// - Parameter tick: The animation's step, which increases about ten times per second.
  package func render(columns: Int, rows: Int, tick: Int = 0) -> CellBuffer {
    let (columns, rows) = (CellBuffer.side(columns), CellBuffer.side(rows))
    let isCurrent =
      !needsRender && buffer.columns == columns && buffer.rows == rows
      && (!isAnimating || tick == renderedTick)
    if isCurrent { return buffer }
    buffer = CellBuffer(columns: columns, rows: rows)
    renderedTick = tick
    needsRender = false
    caret = nil
    isAnimating = false
    buffer.cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress, columns > 0, rows > 0 else { return }
      let isDark = style == .dark
      var painter = Painter(
        canvas: Canvas(
          cells: start, columns: columns, rows: rows, standardForeground: isDark ? .white : .black,
          standardBackground: isDark ? .black : .white),
        focus: focus, tick: tick)
      for root in roots { painter.paint(root, x: 0, y: 0, clip: painter.canvas.bounds, alpha: 1) }
      painter.canvas.unifyWideGlyphs()
      caret = painter.caret
      isAnimating = painter.isAnimating
    }
    return buffer
  }

  private func apply(_ change: Change) {
    switch change {
    case .create(let id, let content, let placement):
      nodes[UInt64(id.rawValue)] = RenderNode(id: id, content: content, placement: placement)
      return
    case .update(let id, let content):
      guard let node = node(id), node.content != content else { return }
      node.content = content
    case .place(let id, let placement):
      guard let node = node(id), node.placement != placement else { return }
      node.placement = placement
    case .arrange(let parent, let ids):
      arrange(ids, in: parent)
    case .remove(let id):
      guard let node = nodes.removeValue(forKey: UInt64(id.rawValue)) else { return }
      detach(node)
      for child in node.children where child.parent === node { child.parent = nil }
    case .move, .still:
      // A terminal can't display the intermediate frames.
      return
    case .announce, .title, .copy, .open:
      return
    case .focus(let id):
      guard focus != id else { return }
      focus = id
    }
    needsRender = true
  }

  private func node(_ id: NodeID) -> RenderNode? { nodes[UInt64(id.rawValue)] }

  private func arrange(_ ids: [NodeID], in id: NodeID?) {
    let parent = id.flatMap(node)
    if id != nil, parent == nil { return }
    let children = ids.compactMap(node)
    for old in parent?.children ?? [] where old.parent === parent { old.parent = nil }
    for child in children {
      // A node has only one parent.
      if let former = child.parent, former !== parent {
        former.children.removeAll { $0 === child }
      }
      child.parent = parent
    }
    if let parent { parent.children = children } else { roots = children }
  }

  private func detach(_ node: RenderNode) {
    if let parent = node.parent {
      parent.children.removeAll { $0 === node }
    } else {
      roots.removeAll { $0 === node }
    }
  }
}
