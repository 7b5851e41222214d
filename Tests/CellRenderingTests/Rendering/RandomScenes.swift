import DisplayInterface
import Foundation
import SeededRandom

@testable import CellRendering

/// Two renderers that receive the same random changes. One of them draws all nodes, even if they aren't visible.
struct RandomScenes {
  private var random: SeededGenerator
  private let skipping = CellRenderer()
  private let complete = CellRenderer()
  private var children: [NodeID?: [NodeID]] = [:]
  private var nodes: [NodeID] = []
  private var next: UInt = 1

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let first = NodeID(rawValue: 0)
    let screen = CGRect(x: 0, y: 0, width: 240, height: 192)
    nodes = [first]
    children[nil] = nodes
    apply(.create(first, NodeContent(), NodePlacement(frame: screen)), .arrange(nil, nodes))
    for _ in 0..<150 { create() }
  }

  /// Draws both screens, and compares them.
  var isEqual: Bool {
    complete.roots.forEach(drawEverything)
    let screens = [skipping, complete].map { $0.render(columns: 30, rows: 12) }
    let carets = [skipping, complete].map { $0.caret.map { [$0.column, $0.row] } }
    return screens[0] == screens[1] && carets[0] == carets[1]
      && skipping.isAnimating == complete.isAnimating
  }

  private func drawEverything(in node: RenderNode) {
    node.knownExtent = .unlimited
    node.groupExtents = node.groupExtents.map { _ in .unlimited }
    node.children.forEach(drawEverything)
  }

  // MARK: Changes

  mutating func change() {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let node = nodes.randomElement(using: &random)!
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: create()
      case 2: remove(node)
      case 3, 4: move(node)
      case 5: apply(.focus(Bool.random(using: &random) ? node : nil))
      case 6...7 where node != nodes.first: apply(.update(node, content()))
      default: apply(.place(node, placement()))
      }
    }
  }

  private func apply(_ changes: Change...) {
    skipping.apply(changes)
    complete.apply(changes)
  }

  private mutating func create() {
    let id = NodeID(rawValue: next)
    next += 1
    apply(.create(id, content(), placement()))
    // Some nodes have more children than a group.
    let parent = Int.random(in: 0..<4, using: &random) > 0 ? nodes.first : anyParent()
    nodes.append(id)
    insert(id, in: parent)
  }

  private mutating func anyParent() -> NodeID? {
    Int.random(in: 0..<20, using: &random) == 0 ? nil : nodes.randomElement(using: &random)
  }

  private mutating func insert(_ id: NodeID, in parent: NodeID?) {
    let count = children[parent, default: []].count
    children[parent, default: []].insert(id, at: Int.random(in: 0...count, using: &random))
    apply(.arrange(parent, children[parent]!))
  }

  private mutating func move(_ id: NodeID) {
    let parent = anyParent()
    if let parent, subtree(of: id).contains(parent) { return }
    detach(id)
    insert(id, in: parent)
  }

  private mutating func remove(_ id: NodeID) {
    guard id != nodes.first else { return }
    detach(id)
    for id in subtree(of: id) {
      apply(.remove(id))
      children[id] = nil
      nodes.removeAll { $0 == id }
    }
  }

  private mutating func detach(_ id: NodeID) {
    for parent in children.keys { children[parent]!.removeAll { $0 == id } }
  }

  private func subtree(of id: NodeID) -> [NodeID] {
    [id] + children[id, default: []].flatMap(subtree)
  }

  // MARK: Values

  private mutating func placement() -> NodePlacement {
    func number(_ range: ClosedRange<Double>) -> Double {
      let unusual = [Double.nan, .infinity, -.infinity, 1e17, -1e17, 1e9, -1e9]
      if Int.random(in: 0..<300, using: &random) == 0 {
        return unusual.randomElement(using: &random)!
      }
      return Double.random(in: range, using: &random).rounded()
    }
    func length(_ cell: Double) -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: number(-2...2)
      case 1: number(-100...0)
      default: number(0...cell * 12)
      }
    }
    let frame = CGRect(
      x: number(-160...320), y: number(-160...320), width: length(8), height: length(16))
    let isScrolled = Int.random(in: 0..<3, using: &random) == 0
    return NodePlacement(
      frame: frame,
      origin: isScrolled ? CGPoint(x: number(-160...160), y: number(-160...160)) : .zero,
      clips: Int.random(in: 0..<4, using: &random) == 0)
  }

  private mutating func content() -> NodeContent {
    let alpha = [1, 1, 1, 0.5, 0].randomElement(using: &random)!
    let color: Color = Bool.random(using: &random) ? .red : .blue
    let roles: [NodeRole] = [.none, .none, .button, .row, .field, .bar, .panel, .dimming]
    return NodeContent(
      box: Box(
        background: Bool.random(using: &random) ? color : nil,
        border: Int.random(in: 0..<4, using: &random) == 0
          ? Box.Border(width: 1, color: .black) : nil,
        alpha: alpha),
      body: body(color), isMirrored: Bool.random(using: &random),
      role: roles.randomElement(using: &random)!,
      isEnabled: Int.random(in: 0..<5, using: &random) > 0,
      isHighlighted: Int.random(in: 0..<5, using: &random) == 0)
  }

  private mutating func body(_ color: Color) -> NodeContent.Body {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .none
    case 1: return .rule(color)
    case 2: return .activity(color, isAnimating: Bool.random(using: &random))
    case 3: return .toggle(isOn: Bool.random(using: &random), tint: color)
    case 4: return .slider(Double.random(in: 0...1, using: &random), tint: color)
    case 5: return .progress(0.4, tint: color, track: .black)
    case 6:
      let symbol = Image.Source.symbol("star.fill", Font(size: 17))
      return .image(Image(source: symbol, size: CGSize(width: 8, height: 16), fit: .bottomRight))
    case 7:
      // The first visible column of a single line depends on what was visible before.
      return NodeContent.field("one two", 4..<4, isMultiline: true).body
    case 8: return NodeContent.field("field").body
    default:
      var text = Text([.plain("one 日本 three")])
      if Int.random(in: 0..<3, using: &random) == 0 {
        text.frame = CGRect(
          x: Double.random(in: -200...200, using: &random),
          y: Double.random(in: -200...200, using: &random), width: 80, height: 32)
      }
      return .text(text)
    }
  }
}
