import DisplayInterface
import Foundation
import HeadlessDisplay
import SeededRandom
import Testing

@Suite("The tree that a display is told of") struct NodeTreeTests {
  private let a = NodeID(rawValue: 1)
  private let b = NodeID(rawValue: 2)
  private let c = NodeID(rawValue: 3)
  private let place = NodePlacement(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func tree(_ batch: [Change]) throws -> NodeTree {
    var tree = NodeTree()
    try tree.apply([a, b, c].map { .create($0, NodeContent(), place) } + batch)
    return tree
  }

  @Test("a node that is arranged elsewhere leaves its parent")
  func moves() throws {
    let tree = try tree([.arrange(nil, [a, b]), .arrange(a, [c]), .arrange(b, [c])])
    #expect(tree[a]?.children == [])
    #expect(tree[b]?.children == [c])
    #expect(tree[c]?.parent == b)
  }

  @Test("whatever is arranged in which order, a node has the parent that was told last")
  func anyOrder() throws {
    var generator = SeededGenerator()
    let ids = (1...7).map { NodeID(rawValue: $0) }
    let parents = ids.prefix(3).map(Optional.some)
    var tree = try tree(ids.dropFirst(3).map { .create($0, NodeContent(), place) })
    var model: [NodeID?: [NodeID]] = [:]
    for _ in 0..<500 {
      let parent = parents.randomElement(using: &generator)!
      let children = Array(
        ids[3...].shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)))
      try tree.apply([.arrange(parent, children)])
      for other in parents { model[other, default: []].removeAll(where: children.contains) }
      model[parent] = children
      for other in parents {
        #expect(tree.children(of: other) == model[other])
        for child in tree.children(of: other) { #expect(tree[child]?.parent == other) }
      }
      for id in ids[3...] where !model.values.contains(where: { $0.contains(id) }) {
        #expect(tree[id]?.parent == nil)
      }
    }
  }

  @Test("a node that is removed leaves its parent, and its children lose theirs")
  func removes() throws {
    let tree = try tree([
      .arrange(nil, [a]), .arrange(a, [b]), .arrange(b, [c]), .focus(b), .remove(b),
    ])
    #expect(tree.roots == [a])
    #expect(tree[a]?.children == [])
    #expect(tree[b] == nil)
    #expect(tree[c]?.parent == nil)
    #expect(tree.focus == nil)
    #expect(tree.count == 2)
  }

  @Test("a change of a node that is not there is a mistake", arguments: [0, 1, 2, 3, 4, 5])
  func refuses(index: Int) throws {
    let unknown = NodeID(rawValue: 9)
    let change: Change = [
      .update(unknown, NodeContent()), .place(unknown, place), .arrange(a, [unknown]),
      .arrange(unknown, []), .remove(unknown), .focus(unknown),
    ][index]
    #expect(throws: NodeTree.Mistake.unknown(unknown, change)) { try tree([change]) }
  }

  @Test("a node is created once")
  func createsOnce() throws {
    #expect(throws: NodeTree.Mistake.known(a)) { try tree([.create(a, NodeContent(), place)]) }
  }

  @Test("its changes make the same tree on a display that knows nothing")
  func isToldAnew() throws {
    let first = try tree([
      .arrange(nil, [b]), .arrange(b, [c, a]), .place(c, NodePlacement(frame: .zero, clips: true)),
    ])
    var second = NodeTree()
    try second.apply(first.changes(showing: first.roots))
    #expect(second == first)
  }

  @MainActor @Test("a display keeps the first mistake, and what came before it")
  func keepsTheMistake() {
    let display = HeadlessDisplay()
    display.apply([.create(a, NodeContent(), place), .remove(b), .remove(c)])
    #expect(display.mistake == .unknown(b, .remove(b)))
    #expect(display.tree[a] != nil)
  }
}
