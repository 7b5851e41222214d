import SeededRandom
import Testing
import UIKit

/// After any changes the frames are those that the same hierarchy gets when it is made anew.
@MainActor @Suite struct RandomHierarchyTests {
  /// What a view is, apart from the objects that stand for it.
  final class Node {
    var children: [Node] = []
    var isFramed = false
    var frame = CGRect.zero
    var mask: UIView.AutoresizingMask = []
    var natural = CGSize(width: 20, height: 10)
    var left: CGFloat = 0
    var top: CGFloat = 0
    /// A part of the parent's width; the natural width otherwise.
    var fraction: CGFloat?
    /// The left edge follows the previous sibling and not the parent.
    var follows = false
    /// A view at the root's level has its left edge at this one's, through all levels between.
    var isMarked = false
    var live: SizedView!

    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  func makeNode(_ generator: inout SeededGenerator, depth: Int) -> Node {
    let node = Node()
    change(node, &generator)
    node.isFramed = Int.random(in: 0..<4, using: &generator) == 0
    if depth < 4 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        node.children.append(makeNode(&generator, depth: depth + 1))
      }
    }
    return node
  }

  func change(_ node: Node, _ generator: inout SeededGenerator) {
    func number(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &generator)) }
    node.frame = CGRect(x: number(50), y: number(50), width: number(100), height: number(100))
    node.natural = CGSize(width: number(40), height: number(40))
    node.left = number(30)
    node.top = number(30)
    node.fraction = Bool.random(using: &generator) ? number(8) / 8 : nil
    node.follows = Bool.random(using: &generator)
    node.isMarked = Int.random(in: 0..<6, using: &generator) == 0
  }

  /// Constrains the children of `node`, whose views exist.
  func constrain(_ node: Node, in view: UIView) {
    var previous: UIView?
    for child in node.children {
      let childView: SizedView = child.live
      if !child.isFramed {
        let start = child.follows ? previous?.rightAnchor ?? view.leftAnchor : view.leftAnchor
        NSLayoutConstraint.activate([
          childView.leftAnchor.constraint(equalTo: start, constant: child.left),
          childView.topAnchor.constraint(equalTo: view.topAnchor, constant: child.top),
        ])
        if let fraction = child.fraction {
          childView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: fraction)
            .isActive = true
        }
      }
      previous = childView
    }
  }

  func build(_ node: Node, in parent: UIView) {
    for child in node.children {
      let view = SizedView(child.natural.width, child.natural.height)
      view.translatesAutoresizingMaskIntoConstraints = child.isFramed
      if child.isFramed { view.frame = child.frame }
      child.live = view
      parent.addSubview(view)
      build(child, in: view)
    }
    constrain(node, in: parent)
  }

  func mark(_ node: Node, from root: UIView) -> [UIView] {
    node.all.dropFirst().filter(\.isMarked).map { marked in
      let view = makeChild(of: root)
      view.leftAnchor.constraint(equalTo: marked.live.leftAnchor).isActive = true
      return view
    }
  }

  func frames(_ view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }

  func fresh(_ node: Node, width: CGFloat) -> [CGRect] {
    let kept = node.all.map(\.live)
    defer { for (node, view) in zip(node.all, kept) { node.live = view } }
    let root = makeRoot(width, 500)
    build(node, in: root)
    _ = mark(node, from: root)
    root.layoutIfNeeded()
    return frames(root)
  }

  @Test("Random changes", arguments: 0..<30)
  func changes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1)
    let tree = makeNode(&generator, depth: 0)
    var width: CGFloat = 400
    let root = makeRoot(width, 500)
    build(tree, in: root)
    var markers = mark(tree, from: root)
    for _ in 0..<25 {
      if Bool.random(using: &generator) { root.layoutIfNeeded() }
      for marker in markers { marker.removeFromSuperview() }
      let nodes = tree.all
      let node = nodes.randomElement(using: &generator)!
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        width = CGFloat(Int.random(in: 200...600, using: &generator))
        root.frame.size.width = width
      case 1 where node !== tree:
        change(node, &generator)
        node.live.natural = node.natural
        if node.isFramed { node.live.frame = node.frame }
        redo(parent(of: node, in: tree), tree: tree, root: root)
      case 2 where node !== tree:
        // Another superview.
        let from = parent(of: node, in: tree)
        let inside = Set(node.all.map(ObjectIdentifier.init))
        let to = nodes.filter { !inside.contains(ObjectIdentifier($0)) }
          .randomElement(using: &generator)!
        from.children.removeAll { $0 === node }
        to.children.append(node)
        if Bool.random(using: &generator) { node.live.removeFromSuperview() }
        (to === tree ? root : to.live).addSubview(node.live)
        redo(from, tree: tree, root: root)
        redo(to, tree: tree, root: root)
      case 3 where node !== tree:
        let from = parent(of: node, in: tree)
        from.children.removeAll { $0 === node }
        node.live.removeFromSuperview()
        redo(from, tree: tree, root: root)
      case 4 where node !== tree:
        node.isFramed.toggle()
        node.live.translatesAutoresizingMaskIntoConstraints = node.isFramed
        if node.isFramed { node.live.frame = node.frame }
        redo(parent(of: node, in: tree), tree: tree, root: root)
      default:
        let child = makeNode(&generator, depth: 3)
        node.children.append(child)
        let view = SizedView(child.natural.width, child.natural.height)
        view.translatesAutoresizingMaskIntoConstraints = child.isFramed
        if child.isFramed { view.frame = child.frame }
        child.live = view
        build(child, in: view)
        (node === tree ? root : node.live).addSubview(view)
        redo(node, tree: tree, root: root)
      }
      markers = mark(tree, from: root)
      if Bool.random(using: &generator) {
        root.layoutIfNeeded()
        let expected = fresh(tree, width: width)
        #expect(frames(root) == expected)
        if frames(root) != expected { return }
      }
    }
  }

  /// Replaces the constraints of a view's children.
  func redo(_ node: Node, tree: Node, root: UIView) {
    let view: UIView = node === tree ? root : node.live
    let own = Set(node === tree ? [] : view.constraints.filter { $0.firstItem === view })
    NSLayoutConstraint.deactivate(view.constraints.filter { !own.contains($0) })
    constrain(node, in: view)
  }

  func parent(of node: Node, in tree: Node) -> Node {
    tree.all.first { $0.children.contains { $0 === node } }!
  }
}
